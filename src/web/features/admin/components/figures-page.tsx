import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { figuresQuery } from '../queries.ts';

/** The first page of the administration: what there is, in figures (ADMIN-1). */
export function FiguresPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: figures, isPending, refetch } = useQuery(figuresQuery());

  return (
    <>
      <h1>{t('home')}</h1>
      {isPending && <Spinner className="page-spinner" label={t('loading')} />}
      {!isPending && !figures && (
        <div className="adm-notice" role="alert">
          <p>{t('failed')}</p>
          <Button variant="line" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {figures && (
        <section aria-label={t('figures')}>
          <dl className="adm-figures">
            {[
              { label: t('figureUsers'), value: figures.users },
              { label: t('figurePosts'), value: figures.posts },
              { label: t('figureRequests'), value: figures.requests },
              { label: t('figureMessages'), value: figures.messages },
            ].map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(value, language)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from '../../editor.module.css';
import formsStyles from '../../forms.module.css';
import type { EditForm } from '../../use-edit-form.ts';
import type { PostForm } from '../post-form.ts';
import { useWideScreen } from '../use-wide-screen.ts';
import { MarkdownWriter } from './markdown-writer.tsx';

/** A post as the reader of the blog sees it. */
export type PreviewPost = (post: {
  title: string;
  excerpt: string;
  body: string;
  coverUrl: string;
}) => ReactNode;

interface PostBodyProps {
  form: EditForm<PostForm>;
  preview: PreviewPost;
}

type View = 'both' | 'fr' | 'en' | 'read';

/** The texts: both side by side, one with its live preview, or the post as it will be published. */
export function PostBody({ form, preview }: PostBodyProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState<View | null>(null);
  const views: { value: View; label: string }[] = [
    ...(isWide ? [{ value: 'both' as const, label: t('bothLanguages') }] : []),
    { value: 'fr', label: t('inFrench') },
    { value: 'en', label: t('inEnglish') },
    { value: 'read', label: t('preview') },
  ];
  const view = views.find(({ value }) => value === chosen)?.value ?? (isWide ? 'both' : language);
  const { form: values } = form;
  const read = (shown: 'fr' | 'en') =>
    preview({
      title: values[`title_${shown}`] || values.title_fr,
      excerpt: values[`excerpt_${shown}`],
      body: values[`body_${shown}`],
      coverUrl: values.cover_url,
    });
  const writer = (written: 'fr' | 'en') => (
    <MarkdownWriter
      label={written === 'fr' ? t('bodyFr') : t('bodyEn')}
      lang={written}
      value={values[`body_${written}`]}
      error={form.errors[`body_${written}`]}
      onChange={(text) => form.set(written === 'fr' ? { body_fr: text } : { body_en: text })}
    />
  );
  return (
    <Tabs
      className={styles.admViews}
      label={t('views')}
      value={view}
      onValueChange={(value) => setChosen(views.find((known) => known.value === value)?.value ?? null)}
      tabs={views}
    >
      {view === 'both' && (
        <div className={formsStyles.admPair}>
          {writer('fr')}
          {writer('en')}
        </div>
      )}
      {(view === 'fr' || view === 'en') && (
        <div className={formsStyles.admPair}>
          {writer(view)}
          <section className={styles.admPreview} aria-label={t('preview')}>
            {read(view)}
          </section>
        </div>
      )}
      {view === 'read' && (
        <section className={styles.admPreview} aria-label={t('asRead')}>
          {read(language)}
        </section>
      )}
    </Tabs>
  );
}

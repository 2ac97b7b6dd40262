import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import styles from './blog.module.css';

/** Not available yet [BLOG-2]. */
export function PostSearch() {
  const { t } = useTranslation('blog');
  return (
    <search>
      <ScriptedForm>
        <Row
          as="form"
          className={styles.postSearch}
          onSubmit={(event) => {
            event.preventDefault();
            toast({
              title: t('searchNotImplemented'),
              description: t('searchNotImplementedDetail'),
            });
          }}
        >
          <input type="search" dir="auto" aria-label={t('search')} placeholder={t('search')} />
          <IconButton label={t('searchSubmit')} type="submit">
            <Search aria-hidden="true" />
          </IconButton>
        </Row>
      </ScriptedForm>
    </search>
  );
}

import { GitMerge, History, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import styles from '../../editor.module.css';
import type { PostEditing } from '../use-post-editor.ts';

/** A notice above the form: a draft was restored, somebody else changed the post, or deleted it. */
export function PostNotice({ editing }: { editing: PostEditing }) {
  const { t } = useTranslation('admin');
  const { notice, takeStored, keepMine, stored } = editing;
  if (notice === null) return null;
  const Icon = { restored: History, clash: GitMerge, gone: TriangleAlert }[notice];
  return (
    <div className={styles.admEditorNotice} role="alert" data-notice={notice}>
      <Icon size={20} aria-hidden="true" />
      <p>
        {notice === 'restored' && t('draftRestored')}
        {notice === 'clash' && t('draftClash')}
        {notice === 'gone' && t('draftGone')}
      </p>
      {notice !== 'gone' && (
        <Button size="small" onClick={takeStored}>
          {stored ? t('takeStored') : t('startAfresh')}
        </Button>
      )}
      {notice !== 'gone' && (
        <Button size="small" variant="quiet" onClick={keepMine}>
          {t('keepMine')}
        </Button>
      )}
    </div>
  );
}

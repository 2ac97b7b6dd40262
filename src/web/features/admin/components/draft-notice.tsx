import { GitMerge, History, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { Notice } from '../use-draft-editor.ts';
import styles from './editor.module.css';

export interface DraftNoticeProps {
  notice: Notice;
  /** A stored version exists, which can replace what was typed. */
  isStored: boolean;
  takeStored: () => void;
  keepMine: () => void;
}

export function DraftNotice({ notice, isStored, takeStored, keepMine }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  if (notice === null) return null;
  const Icon = { restored: History, clash: GitMerge, gone: TriangleAlert }[notice];
  return (
    <Row gap={10} wrap className={styles.admEditorNotice} role="alert" data-notice={notice}>
      <Icon size={20} aria-hidden="true" />
      <p>
        {notice === 'restored' && t('draftRestored')}
        {notice === 'clash' && t('draftClash')}
        {notice === 'gone' && t('draftGone')}
      </p>
      {notice !== 'gone' && (
        <Button size="small" onClick={takeStored}>
          {isStored ? t('takeStored') : t('startAfresh')}
        </Button>
      )}
      {notice !== 'gone' && (
        <Button size="small" variant="quiet" onClick={keepMine}>
          {t('keepMine')}
        </Button>
      )}
    </Row>
  );
}

import clsx from 'clsx';
import { GitMerge, History, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import type { Notice } from '../use-draft-editor.ts';
import styles from './editor.module.css';
import listsStyles from './lists.module.css';

interface EditorHeadProps extends DraftNoticeProps {
  title: string;
  state: ReactNode;
  /** Why the form could not be saved; null: no failure. */
  failure: string | null;
  children: ReactNode;
}

export function EditorHead({ title, state, failure, children, ...draft }: EditorHeadProps) {
  usePageTitle(title);
  return (
    <>
      <Row
        gap={24}
        rowGap={12}
        justify="between"
        wrap
        className={clsx(listsStyles.admHead, styles.admEditorHead)}
        data-slot="adm-head"
      >
        <h1>{title}</h1>
        <Row as={Note} gap={14} rowGap={4} align="stretch" wrap role="status">
          {state}
        </Row>
        <Row gap={8} align="stretch" className={styles.admEditorButtons}>
          {children}
        </Row>
        <FormFailure text={failure} />
      </Row>
      <DraftNotice {...draft} />
    </>
  );
}

interface DraftNoticeProps {
  notice: Notice;
  /** A stored version exists, which can replace what was typed. */
  isStored: boolean;
  takeStored: () => void;
  keepMine: () => void;
}

/** It is not in the head, which would cover half of a phone, and may come while one is further down. */
const showNotice = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

function DraftNotice({ notice, isStored, takeStored, keepMine }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  if (notice === null) return null;
  const Icon = { restored: History, clash: GitMerge, gone: TriangleAlert }[notice];
  return (
    <Row
      key={notice}
      ref={showNotice}
      gap={10}
      wrap
      className={styles.admEditorNotice}
      role="alert"
      data-notice={notice}
    >
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

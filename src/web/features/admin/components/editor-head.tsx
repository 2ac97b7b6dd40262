import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { DraftNotice, type DraftNoticeProps } from './draft-notice.tsx';
import styles from './editor.module.css';
import listsStyles from './lists.module.css';

interface EditorHeadProps extends DraftNoticeProps {
  title: string;
  /** Shows whether everything is stored, and where. */
  state: ReactNode;
  /** Why the form could not be saved; null: no failure. */
  failure: string | null;
  children: ReactNode;
}

/** The sticky bar of an editor: title, state, actions and errors. */
export function EditorHead({ title, state, failure, children, ...draft }: EditorHeadProps) {
  usePageTitle(title);
  return (
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
      <DraftNotice {...draft} />
    </Row>
  );
}

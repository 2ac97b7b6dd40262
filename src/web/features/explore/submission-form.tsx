import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './forms.module.css';

interface SubmissionFormProps {
  submission: {
    submit: FormEventHandler;
    failure: string | null;
    isSending: boolean;
    trap: RefObject<HTMLInputElement | null>;
  };
  /** Name of the button. */
  send: string;
  children: ReactNode;
}

/** The frame of a form of the public pages: its fields, why it could not be sent, and the button. */
export function SubmissionForm({ submission, send, children }: SubmissionFormProps) {
  const { submit, isSending, trap } = submission;
  return (
    <form className={styles.publicForm} noValidate onSubmit={submit}>
      {children}
      {/* Programs fill in every field; people do not see this one. */}
      <input
        ref={trap}
        className={styles.formTrap}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <FormFailure form={submission} />
      <Button variant="go" type="submit" isBusy={isSending}>
        {send}
      </Button>
    </form>
  );
}

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import styles from './forms.module.css';
import type { Submission } from './use-submission.ts';

export function FormBeside({ children }: { children: ReactNode }) {
  return <div className={styles.formBeside}>{children}</div>;
}

interface SubmissionFormProps {
  submission: Pick<Submission<FieldValues>, 'submit' | 'failure' | 'isSaving' | 'trap'>;
  send: string;
  children: ReactNode;
}

export function SubmissionForm({ submission, send, children }: SubmissionFormProps) {
  const { submit, isSaving, trap } = submission;
  return (
    <Stack
      as="form"
      gap={20}
      className={styles.publicForm}
      data-slot="public-form"
      noValidate
      onSubmit={submit}
    >
      {children}
      {/* This field is a honeypot: programs fill in every field. */}
      <input
        ref={trap}
        className={styles.formTrap}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <FormFailure text={submission.failure} />
      <Button variant="go" type="submit" isBusy={isSaving}>
        {send}
      </Button>
    </Stack>
  );
}

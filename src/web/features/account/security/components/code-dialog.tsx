import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { type Proof, useRefusal } from '../mutations.ts';
import { isAboutPassword } from '../sign-in-methods.ts';
import { CodeField } from './code-field.tsx';

interface CodeDialogProps<Done> {
  title: string;
  text: string;
  confirm: string;
  variant?: 'danger';
  hasPassword: boolean;
  /** False: the password alone proves who it is. */
  hasFactor?: boolean;
  mutation: UseMutationResult<Done, Error, Proof>;
  onClose: () => void;
  onDone: (done: Done) => void;
}

export function CodeDialog<Done>(props: CodeDialogProps<Done>) {
  const { title, text, confirm, variant, hasPassword, hasFactor = true, mutation, onClose, onDone } = props;
  const { error, isPending } = mutation;
  const { t } = useTranslation('profile');
  const refusal = useRefusal();
  const [code, setCode] = useState('');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { current: '' } });
  const refusalText = refusal(error);
  const isPasswordWrong = !hasFactor || isAboutPassword(error);
  const submit = handleSubmit(({ current }) => {
    if (!isPending) mutation.mutate({ current, code }, { onSuccess: onDone });
  });
  return (
    <FormDialog
      closeLabel={null}
      size="small"
      title={title}
      description={text}
      submitLabel={confirm}
      {...(variant && { submitVariant: variant })}
      isBusy={isPending}
      gap={20}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPassword && (
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          error={formState.errors.current?.message ?? (isPasswordWrong && refusalText)}
          {...register('current', { required: t('required') })}
        />
      )}
      {hasFactor && (
        <CodeField
          value={code}
          onChange={setCode}
          error={isPasswordWrong ? undefined : refusalText}
          takesRecovery
        />
      )}
    </FormDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/i18n.ts';
import { failureText } from '#web/data/request.ts';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import type { SessionUser } from '#web/session/session-user.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CodeField } from '../../security/components/code-field.tsx';
import { keysQuery } from '../../security/queries.ts';
import {
  type Choices,
  ownershipTransfersOf,
  problemOf,
  type SharedTrip,
  sharedTripsQuery,
  undecided,
} from '../account-deletion.ts';
import { useDeleteAccount } from '../mutations.ts';
import { TripChoices } from './trip-choices.tsx';

interface DeleteAccountDialogProps {
  user: SessionUser;
  onClose: () => void;
}

export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const trips = useQuery(sharedTripsQuery);
  const keys = useQuery(keysQuery(user.id));
  const remove = useDeleteAccount(user);
  const failed = trips.error ?? keys.error;
  return (
    <Dialog
      onClose={() => !remove.isPending && onClose()}
      title={t('leaveQuestion')}
      description={t('leaveWarning')}
      footer={
        <DialogButtons
          onCancel={onClose}
          label={t('leaveForGood')}
          variant="danger"
          type="submit"
          form="leave"
          isBusy={remove.isPending}
          disabled={!trips.data || !keys.data}
        />
      }
    >
      {failed && <FormFailure text={failureText(failed)} />}
      {!failed && !(trips.data && keys.data) && <Spinner label={t('loading')} />}
      {trips.data && keys.data && (
        <DeletionForm
          trips={trips.data}
          hasPassword={keys.data.hasPassword}
          hasFactor={keys.data.totp.length > 0}
          email={user.email ?? ''}
          remove={remove}
        />
      )}
    </Dialog>
  );
}

interface DeletionFormProps {
  trips: readonly SharedTrip[];
  hasPassword: boolean;
  hasFactor: boolean;
  email: string;
  remove: ReturnType<typeof useDeleteAccount>;
}

function DeletionForm({ trips, hasPassword, hasFactor, email, remove }: DeletionFormProps) {
  const { t } = useTranslation('profile');
  const [choices, setChoices] = useState<Choices>({});
  const [secret, setSecret] = useState('');
  const [code, setCode] = useState('');
  const [forgetsName, setForgetsName] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const refusal = remove.error ? toAppError(remove.error) : null;
  const problem = refusal && problemOf(refusal);
  const open = undecided(trips, choices);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (open.length > 0 || secret === '' || remove.isPending) return;
    const password = hasPassword ? secret : undefined;
    const transfers = ownershipTransfersOf(trips, choices);
    remove.mutate(
      { transfers, password, code, confirmation: secret, forgetsName },
      {
        // A right code is good once, an app's as well: sent again with another choice, it would be called wrong.
        onError: (error) => {
          if (problemOf(toAppError(error)) === 'other') setCode('');
        },
      },
    );
  };
  const missing = isSent && secret === '' ? t('required') : undefined;
  return (
    <Stack as="form" gap={20} id="leave" noValidate onSubmit={submit}>
      {trips.length > 0 && (
        <TripChoices
          trips={trips}
          choices={choices}
          onChoose={(id, heir) => setChoices({ ...choices, [id]: heir })}
          missing={isSent ? open : []}
        />
      )}
      <CheckboxField
        label={t('forgetName')}
        hint={t('forgetNameHint')}
        checked={forgetsName}
        onChange={({ target }) => setForgetsName(target.checked)}
      />
      {hasPassword ? (
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          value={secret}
          error={problem === 'password' ? t('passwordWrong') : missing}
          onChange={(event) => setSecret(event.target.value)}
        />
      ) : (
        <TextField
          label={t('leaveConfirmation', { email })}
          autoComplete="off"
          value={secret}
          error={problem === 'confirmation' ? t('confirmationWrong') : missing}
          onChange={(event) => setSecret(event.target.value)}
        />
      )}
      {hasPassword && hasFactor && (
        <CodeField
          value={code}
          onChange={setCode}
          error={problem === 'code' ? t('codeWrong') : undefined}
          takesRecovery
        />
      )}
      {refusal && problem === 'other' && <FormFailure text={errorText(refusal)} />}
    </Stack>
  );
}

import { Send } from 'lucide-react';
import { type ClipboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isEmail } from '#domain/mail-addresses.ts';
import { useMailsStayHere } from '#web/data/use-config.ts';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { useOnline } from '#web/offline/network-state.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Note, Stack } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import {
  addressesOf,
  COLLABORATOR_ROLES,
  type InvitationResult,
  invitationDraftName,
  useInvite,
} from '../invitations.ts';
import { hasSharedCosts } from '../use-balance-text.ts';
import { useInvitationToast } from '../use-invitation-toast.ts';
import { InviteResults } from './invite-results.tsx';
import styles from './people.module.css';

/** Closes when all are members; else lists the outcome of each [COLLAB-2]. */
export function InviteDialog({ trip, onClose }: { trip: TripDetails; onClose: () => void }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const tripId = trip.id;
  const form = useStoredForm<Invitation>({
    draft: invitationDraftName(tripId),
    initial: { email: '', role: 'viewer' },
    rules: () => invitationSchema,
    messages: {
      emailRequired: t('collaborators:emailRequired'),
      emailInvalid: t('collaborators:emailInvalid'),
    },
    save: ({ email }) => send(addressesOf(email), false),
  });
  const invite = useInvite(tripId);
  const formId = useId();

  const close = () => {
    form.discard();
    onClose();
  };

  const [results, setResults] = useState<InvitationResult[]>([]);
  const isOnline = useOnline();
  const mailsStayHere = useMailsStayHere();
  const announce = useInvitationToast();
  const send = async (emails: string[], isByMail: boolean) => {
    const made = await invite.mutateAsync({ emails, role: form.getValues('role'), isByMail });
    const others = results.filter(({ email }) => !emails.includes(email));
    const all = isByMail ? [...others, ...made] : made;
    const refused = all.filter((one) => one.outcome === 'refused');
    setResults(all);
    announce(made);
    if (refused.length === 0) close();
    else {
      leaveOut(all);
      form.setFocus('email');
    }
    return refused.length === 0;
  };
  /** Who is invited is not asked for again: once the others are corrected, they would be refused. */
  const leaveOut = (all: readonly InvitationResult[]) => {
    const done = new Set(all.flatMap(({ email, outcome }) => (outcome === 'refused' ? [] : email)));
    const left = addressesOf(form.getValues('email')).filter((email) => !done.has(email));
    form.change({ email: left.join(', ') });
  };
  // A one-line field would join the lines of a pasted list.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    const lines = addressesOf(`${form.getValues('email')}, ${text}`).join(', ');
    form.setValue('email', lines, { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <Dialog
      onClose={close}
      title={t('collaborators:inviteTitle')}
      description={t(mailsStayHere ? 'collaborators:inviteTextNoMail' : 'collaborators:inviteText')}
      size="small"
      footer={
        <DialogButtons
          onCancel={close}
          label={t('collaborators:sendInvitation')}
          type="submit"
          form={formId}
          icon={<Send />}
          disabled={!isOnline}
          isBusy={invite.isPending}
        />
      }
    >
      {hasSharedCosts(trip) && (
        <Note size={14} className={styles.accountsNote}>
          {t('collaborators:inviteCosts')}
        </Note>
      )}
      <Status>{!isOnline && <p>{t('collaborators:needsNetwork')}</p>}</Status>
      <Stack as="form" gap={16} id={formId} noValidate onSubmit={form.submit}>
        <TextField
          label={t('collaborators:email')}
          hint={t('collaborators:emailsHint')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          onPaste={paste}
          {...form.field('email')}
        />
        <SelectField
          label={t('collaborators:role')}
          hint={t('collaborators:roleHint')}
          options={[
            { value: 'viewer', label: t('trip:viewer') },
            { value: 'editor', label: t('trip:editor') },
          ]}
          {...form.field('role')}
        />
        <FormFailure text={form.failure} />
      </Stack>
      <Status>
        {results.length > 0 && (
          <InviteResults
            results={results}
            isBusy={invite.isPending}
            onMail={(emails) => void send(emails, true).catch(console.error)}
          />
        )}
      </Status>
    </Dialog>
  );
}

/** Messages are keys of the area `collaborators`. */
const invitationSchema = z.object({
  email: z.string().check(
    z.refine((text) => addressesOf(text).length > 0, { error: 'emailRequired', abort: true }),
    z.refine((text) => addressesOf(text).every(isEmail), { error: 'emailInvalid' }),
  ),
  role: z.enum(COLLABORATOR_ROLES),
});

type Invitation = z.infer<typeof invitationSchema>;

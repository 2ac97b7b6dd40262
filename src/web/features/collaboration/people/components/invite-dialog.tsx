import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Send } from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { useMailsStayHere } from '#web/data/use-mails-stay-here.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useOnline } from '#web/offline/network-state.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { invitationDraftName } from '../collaborators.ts';
import { addressesOf, type InvitationResult, useInvite } from '../invitations.ts';
import styles from '../people.module.css';
import { type Invitation, invitationSchema } from '../schema.ts';
import { hasSharedCosts } from '../use-balance-text.ts';
import { InviteResults } from './invite-results.tsx';

/** Asks whom to invite, and as what [COLLAB-2]. Closes when all are in; else it says what became of each address. */
export function InviteDialog({ trip, onClose }: { trip: TripDetails; onClose: () => void }) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const tripId = trip.id;
  const draft = useDraft<Invitation>(invitationDraftName(tripId), { email: '', role: 'viewer' });
  const form = useForm<Invitation>({
    resolver: standardSchemaResolver(invitationSchema),
    defaultValues: draft.values,
  });
  const invite = useInvite(tripId);
  const formId = useId();

  useEffect(() => {
    draft.keep(form.getValues()); // Open is a state worth keeping too.
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.keep(values),
    });
  }, [form, draft]);
  const close = () => {
    draft.discard();
    onClose();
  };

  const [results, setResults] = useState<InvitationResult[]>([]);
  const isOnline = useOnline();
  const mailsStayHere = useMailsStayHere();
  const send = async (emails: string[], isByMail: boolean) => {
    const made = await invite.mutateAsync({ emails, role: form.getValues('role'), isByMail });
    const others = results.filter(({ email }) => !emails.includes(email));
    const all = isByMail ? [...others, ...made] : made;
    const refused = all.filter((one) => one.outcome === 'refused');
    setResults(all);
    announce(made);
    if (refused.length === 0) close();
    else form.setFocus('email');
  };
  const announce = ([first, ...others]: InvitationResult[]) => {
    if (!first || others.length > 0) return;
    const { email, outcome } = first;
    if (outcome === 'refused')
      toast({
        title: t('collaborators:inviteFailed'),
        description: errorText(first.error),
        variant: 'destructive',
      });
    else if (outcome === 'added')
      toast({ title: t('collaborators:invited'), description: t('collaborators:invitedText', { email }) });
    else if (mailsStayHere)
      toast({
        title: t('collaborators:invitationStored'),
        description: t('collaborators:invitedWaiting', { email }),
      });
    else
      toast({ title: t('collaborators:invited'), description: t('collaborators:invitedByMail', { email }) });
  };
  const submit = form.handleSubmit(({ email }) => send(addressesOf(email), false));
  // A field of one line would join the lines of a list that is pasted.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    const lines = addressesOf(`${form.getValues('email')}, ${text}`).join(', ');
    form.setValue('email', lines, { shouldValidate: form.formState.isSubmitted });
  };
  const messages = new Map([
    ['emailRequired', t('collaborators:emailRequired')],
    ['emailInvalid', t('collaborators:emailInvalid')],
  ]);
  const emailError = messages.get(form.formState.errors.email?.message ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('collaborators:inviteTitle')}
      description={t(mailsStayHere ? 'collaborators:inviteTextNoMail' : 'collaborators:inviteText')}
      closeLabel={t('trip:close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('trip:cancel')}
          </Button>
          <Button
            variant="go"
            type="submit"
            form={formId}
            icon={<Send aria-hidden="true" />}
            disabled={!isOnline}
            isBusy={invite.isPending}
          >
            {t('collaborators:sendInvitation')}
          </Button>
        </>
      }
    >
      {hasSharedCosts(trip) && <p className={styles.accountsNote}>{t('collaborators:inviteCosts')}</p>}
      {!isOnline && <p role="status">{t('collaborators:needsNetwork')}</p>}
      <form id={formId} className={styles.invitation} noValidate onSubmit={submit}>
        <TextField
          label={t('collaborators:email')}
          hint={t('collaborators:emailsHint')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          onPaste={paste}
          {...(emailError && { error: emailError })}
          {...form.register('email')}
        />
        <SelectField
          label={t('collaborators:role')}
          hint={t('collaborators:roleHint')}
          options={[
            { value: 'viewer', label: t('trip:viewer') },
            { value: 'editor', label: t('trip:editor') },
          ]}
          {...form.register('role')}
        />
      </form>
      {results.length > 0 && (
        <InviteResults
          results={results}
          isBusy={invite.isPending}
          onMail={(emails) => void send(emails, true).catch(console.error)}
        />
      )}
    </Dialog>
  );
}

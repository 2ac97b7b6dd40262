import { useTranslation } from 'react-i18next';
import { formatList } from '#i18n/format.ts';
import { errorText, useLanguage } from '#i18n/i18n.ts';
import { useMailsStayHere } from '#web/data/use-config.ts';
import { toast } from '#web/ui/toasts.ts';
import type { InvitationResult } from './invitations.ts';

const SENT = { one: 'invited', several: 'invitationsSent' } as const;
const STORED = { one: 'invitationStored', several: 'invitationsStored' } as const;

/** Of one the text, of several the addresses. */
const WORDS = {
  added: { ...SENT, text: 'invitedText' },
  mailed: { ...SENT, text: 'invitedByMail' },
  waiting: { ...STORED, text: 'invitedWaiting' },
} as const;

/** Announces who is invited, or why nobody is; of several with a refusal, the dialog lists each. */
export function useInvitationToast() {
  const { t } = useTranslation('collaborators');
  const { language } = useLanguage();
  const mailsStayHere = useMailsStayHere();
  return (made: readonly InvitationResult[]): void => {
    const [first, ...others] = made;
    const refused = made.find(({ outcome }) => outcome === 'refused');
    if (!first || (refused && others.length > 0)) return;
    if (first.outcome === 'refused') {
      const description = errorText(first.error);
      toast({ title: t('inviteFailed'), description, variant: 'destructive' });
      return;
    }
    const isMailed = made.some(({ outcome }) => outcome === 'mailed');
    const { one, several, text } = WORDS[isMailed ? (mailsStayHere ? 'waiting' : 'mailed') : 'added'];
    const emails = made.map(({ email }) => email);
    toast({
      title: t(others.length > 0 ? several : one),
      description: others.length > 0 ? formatList(emails, language) : t(text, { email: first.email }),
    });
  };
}

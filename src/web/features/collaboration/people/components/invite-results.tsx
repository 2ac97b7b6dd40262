import { Mail, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#i18n/i18n.ts';
import { useMailsStayHere } from '#web/data/use-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import type { InvitationResult } from '../invitations.ts';
import styles from './people.module.css';

interface InviteResultsProps {
  results: readonly InvitationResult[];
  isBusy: boolean;
  onMail: (emails: string[]) => void;
}

/** No account has this address. */
const isUnknown = (result: InvitationResult) =>
  result.outcome === 'refused' && result.error.key === 'user_not_found';

/** Offers a mail to addresses without an account [PLUS-17]. */
export function InviteResults({ results, isBusy, onMail }: InviteResultsProps) {
  const { t } = useTranslation('collaborators');
  const mailsStayHere = useMailsStayHere();
  const unknown = results.filter(isUnknown).map(({ email }) => email);
  const textOf = (result: InvitationResult) => {
    if (result.outcome === 'refused') return isUnknown(result) ? t('inviteUnknown') : errorText(result.error);
    if (result.outcome === 'added') return t('inviteAdded');
    return t(mailsStayHere ? 'inviteWaits' : 'inviteMailed');
  };
  return (
    <Stack gap={10} align="start" className={styles.results}>
      <ul aria-label={t('inviteResults')}>
        {results.map((result) => (
          <Row
            as="li"
            gap={10}
            rowGap={2}
            align="stretch"
            wrap
            key={result.email}
            data-refused={result.outcome === 'refused' || undefined}
          >
            <b>{result.email}</b>{' '}
            <Note as="span" size="text">
              {textOf(result)}
            </Note>
          </Row>
        ))}
      </ul>
      {unknown.length > 0 && (
        <>
          <p>{t(mailsStayHere ? 'inviteWaitsText' : 'inviteByMailText')}</p>
          <Button
            icon={mailsStayHere ? <UserPlus /> : <Mail />}
            isBusy={isBusy}
            onClick={() => onMail(unknown)}
          >
            {t(mailsStayHere ? 'inviteToWait' : 'inviteByMail', { count: unknown.length })}
          </Button>
        </>
      )}
    </Stack>
  );
}

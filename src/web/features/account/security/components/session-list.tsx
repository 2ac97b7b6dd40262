import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { failureText } from '#web/data/request.ts';
import { useAskedSignOut } from '#web/session/use-asked-sign-out.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DeviceRows, Setting, SettingProblem, ThisDevice } from '../../profile/components/setting.tsx';
import { useEndSession, useSignOut } from '../mutations.ts';
import { sessionsQuery } from '../queries.ts';
import { deviceOf, type OpenSession } from '../sign-in-methods.ts';

export function SessionList({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(userId));
  const end = useEndSession(userId);
  const leave = useSignOut();
  const { signOut, dialog } = useAskedSignOut(leave.mutate);
  return (
    <Setting>
      <div>
        <h3 id="sessions-title">{t('sessionsTitle')}</h3>
      </div>
      {sessions && sessions.length > 1 && (
        <Row gap={8} align="stretch" wrap>
          <Button isBusy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
            {t('sessionsOthers')}
          </Button>
          <Button isBusy={leave.isPending && leave.variables === 'global'} onClick={() => signOut('global')}>
            {t('signOutEverywhere')}
          </Button>
        </Row>
      )}
      {error && (
        <SettingProblem>
          <p>{failureText(error)}</p>
          <Button onClick={() => refetch()}>{t('retry')}</Button>
        </SettingProblem>
      )}
      {!sessions && !error && <Spinner size="small" label={t('loading')} />}
      {sessions && (
        <DeviceRows data-slot="sessions" aria-labelledby="sessions-title">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={
                session.is_current
                  ? leave.isPending && leave.variables === 'local'
                  : end.isPending && end.variables === session.id
              }
              onEnd={() => (session.is_current ? signOut('local') : end.mutate(session.id))}
            />
          ))}
        </DeviceRows>
      )}
      {dialog}
    </Setting>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const device = deviceOf(session.user_agent) ?? t('sessionUnknown');
  const used = Temporal.Instant.from(session.last_used_at.replace(' ', 'T'));
  const moment = formatInstant(used, language, Temporal.Now.timeZoneId());
  const facts = [!session.is_current && t('sessionUsed', { moment }), session.address].filter(Boolean);
  return (
    <li>
      <span>
        <b>{device}</b>{' '}
        <Note as="small">
          {session.is_current && <ThisDevice>{t('sessionHere')}</ThisDevice>}
          {session.is_current && facts.length > 0 && ' · '}
          {facts.join(' · ')}
        </Note>
      </span>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        {...(!session.is_current && { 'aria-label': t('sessionEndOf', { device }) })}
        onClick={onEnd}
      >
        {session.is_current ? t('signOutHere') : t('sessionEnd')}
      </Button>
    </li>
  );
}

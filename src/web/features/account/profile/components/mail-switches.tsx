import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/data/use-config.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { useMailSwitch } from '../mutations.ts';
import { type MailKind, wantsMail } from '../profile-values.ts';
import { SettingSwitch, SwitchGroup } from './setting-switch.tsx';

export function MailSwitches({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const sendsMails = useConfig()?.sendsMails;
  if (!sendsMails) return null;
  return (
    <SwitchGroup id="mails" title={t('mails')}>
      <p>{t('mailsIntro', { address: user.email ?? '' })}</p>
      <MailSwitch user={user} kind="invitation" label={t('mailInvitation')} hint={t('mailInvitationHint')} />
      <MailSwitch user={user} kind="task" label={t('mailTask')} hint={t('mailTaskHint')} />
      <MailSwitch user={user} kind="mention" label={t('mailMention')} hint={t('mailMentionHint')} />
      <MailSwitch user={user} kind="summary" label={t('mailSummary')} hint={t('mailSummaryHint')} />
    </SwitchGroup>
  );
}

interface MailSwitchProps {
  user: SessionUser;
  kind: MailKind;
  label: string;
  hint: string;
}

function MailSwitch({ user, kind, label, hint }: MailSwitchProps) {
  const { turn, wanted } = useMailSwitch(kind);
  return <SettingSwitch label={label} hint={hint} isOn={wanted ?? wantsMail(user, kind)} onTurn={turn} />;
}

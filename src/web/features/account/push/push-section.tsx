import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { failureText } from '#web/data/request.ts';
import { useConfig } from '#web/data/use-config.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Status } from '#web/ui/status.tsx';
import { DeviceRows, Setting, ThisDevice } from '../profile/components/setting.tsx';
import { SettingSwitch, SwitchGroup } from '../profile/components/setting-switch.tsx';
import {
  PUSH_KINDS,
  type PushKind,
  useAddBrowser,
  usePushSwitch,
  useRemoveDevice,
  wantsPush,
} from './mutations.ts';
import { pushDevicesQuery } from './queries.ts';

/** [PLUS-19] */
export function PushSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const pushKey = useConfig()?.pushKey;
  const { data, error, refetch } = useQuery(pushDevicesQuery(user.id, pushKey));
  if (!pushKey) return null;
  const problem =
    data?.state === 'unsupported' ? t('pushUnsupported') : data?.state === 'denied' && t('pushDenied');
  const wantsAny = PUSH_KINDS.some((kind) => wantsPush(user, kind));
  const isElsewhere = data && !problem && wantsAny && !data.devices.some(({ isHere }) => isHere);
  const isUseless = !data || (Boolean(problem) && data.devices.length === 0);
  return (
    <SwitchGroup id="notifications" title={t('push')}>
      <p>{t('pushIntro')}</p>
      {problem && (
        <Status>
          <p>{problem}</p>
        </Status>
      )}
      {PUSH_KINDS.map((kind) => (
        <PushSwitch key={kind} user={user} kind={kind} pushKey={pushKey} isDisabled={isUseless} />
      ))}
      {isElsewhere && <HereToo userId={user.id} pushKey={pushKey} />}
      {!data && !error && <Spinner size="small" label={t('loading')} />}
      {error && (
        <div role="alert">
          <p>{failureText(error)}</p>
          <Button onClick={() => refetch()}>{t('retry')}</Button>
        </div>
      )}
      {data && data.devices.length > 0 && <DeviceList userId={user.id} devices={data.devices} />}
    </SwitchGroup>
  );
}

interface PushSwitchProps {
  user: SessionUser;
  kind: PushKind;
  pushKey: string;
  isDisabled: boolean;
}

function PushSwitch({ user, kind, pushKey, isDisabled }: PushSwitchProps) {
  const { t } = useTranslation('profile');
  const { turn, wanted } = usePushSwitch(user.id, kind, pushKey);
  const isOn = wanted ?? wantsPush(user, kind);
  return (
    <SettingSwitch
      label={t(`push_${kind}`)}
      hint={t(`push_${kind}_hint`)}
      isOn={isOn}
      isDisabled={isDisabled && !isOn}
      onTurn={turn}
    />
  );
}

function HereToo({ userId, pushKey }: { userId: string; pushKey: string }) {
  const { t } = useTranslation('profile');
  const add = useAddBrowser(userId, pushKey);
  return (
    <Setting>
      <p>{t('pushNotHere')}</p>
      <Button isBusy={add.isPending} onClick={() => add.mutate(undefined)}>
        {t('pushHereToo')}
      </Button>
    </Setting>
  );
}

interface DeviceListProps {
  userId: string;
  devices: readonly { id: string; device: string; created_at: string; isHere: boolean }[];
}

function DeviceList({ userId, devices }: DeviceListProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const remove = useRemoveDevice(userId);
  const momentOf = (created: string) =>
    formatInstant(Temporal.Instant.from(created.replace(' ', 'T')), language, Temporal.Now.timeZoneId());
  return (
    <DeviceRows data-slot="push-devices" aria-label={t('pushDevices')}>
      {devices.map(({ id, device, created_at, isHere }) => (
        <li key={id}>
          <span>
            <b>{device}</b>
            <Note as="small">
              {isHere && <ThisDevice>{t('sessionHere')} · </ThisDevice>}
              {t('pushSince', { moment: momentOf(created_at) })}
            </Note>
          </span>
          <Button
            variant="quiet"
            isBusy={remove.isPending && remove.variables?.id === id}
            aria-label={t('pushRemoveDevice', { device })}
            onClick={() => remove.mutate({ id, isHere })}
          >
            {t('pushRemove')}
          </Button>
        </li>
      ))}
    </DeviceRows>
  );
}

import type { Query } from '../database/session.ts';
import type { DueMail, MailResult, PushNotice } from '../mail/kinds.ts';
import { dropMail, narrowToDevices, postponeMail } from '../mail/queue.ts';
import { composePush } from './push-content.ts';
import type { Device, PushSender } from './push-sender.ts';

export type DeliverPushOptions = {
  sender: PushSender;
  isInTrip: (userId: string, tripId: string) => boolean;
};

/** Removes ended subscriptions; a failure is tried again for that device alone. */
export async function deliverPush(
  sql: Query,
  push: DueMail<PushNotice>,
  { sender, isInTrip }: DeliverPushOptions,
): Promise<MailResult> {
  const notification = isInTrip(push.userId, push.tripId) ? undefined : await composePush(sql, push);
  const devices = notification ? await findDevices(sql, push) : [];
  if (!notification || devices.length === 0) {
    await dropMail(sql, push);
    return 'dropped';
  }
  const answers = await Promise.all(
    devices.map(async (device) => ({ id: device.id, result: await sender.send(device, notification) })),
  );
  const withResult = (wanted: string) =>
    answers.filter(({ result }) => result === wanted).map(({ id }) => id);
  await removeDevices(sql, withResult('gone'));
  const waiting = withResult('later');
  if (waiting.length > 0) {
    await narrowToDevices(sql, push, waiting);
    return (await postponeMail(sql, push)) ? 'postponed' : 'given up';
  }
  await dropMail(sql, push);
  return answers.some(({ result }) => result === 'refused') ? 'given up' : 'sent';
}

/** Finds devices with open sessions: nothing is shown after a sign-out. */
function findDevices({ query }: Query, { userId, devices }: PushNotice): Promise<Device[]> {
  return query<Device>(
    `select s.id, s.endpoint, s.p256dh, s.secret from public.push_subscriptions s
     where s.user_id = $1 and ($2::text::jsonb is null or $2::text::jsonb @> to_jsonb(s.id))
       and (s.session_id is null or exists (select from app.open_sessions o where o.id = s.session_id))`,
    [userId, devices && JSON.stringify(devices)],
  );
}

async function removeDevices({ query }: Query, ids: string[]): Promise<void> {
  for (const id of ids) await query('delete from public.push_subscriptions where id = $1', [id]);
}

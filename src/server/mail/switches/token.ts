/** The signed secret of a link that turns off one kind of a person's mail. It does not expire: old mails have to work. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { TRIP_MAIL_KINDS, type TripMailKind } from '../kinds.ts';

export type MailSwitch = { userId: string; kind: TripMailKind };

const SUBJECT_BYTES = 17;
const SIGNATURE_BYTES = 16;

/** Derives the key from the secret that signs sessions. */
export function switchKey(jwtSecret: string): Buffer {
  return createHmac('sha256', jwtSecret).update('escale mail switches').digest();
}

export function signSwitch(key: Buffer, { userId, kind }: MailSwitch): string {
  const subject = Buffer.concat([
    Buffer.from(userId.replaceAll('-', ''), 'hex'),
    Buffer.of(TRIP_MAIL_KINDS.indexOf(kind)),
  ]);
  return Buffer.concat([subject, signatureOf(key, subject)]).toString('base64url');
}

/** Reads a token; undefined: not signed here. */
export function readSwitch(key: Buffer, token: string): MailSwitch | undefined {
  if (!/^[\w-]{44}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const subject = bytes.subarray(0, SUBJECT_BYTES);
  const kind = TRIP_MAIL_KINDS[subject.at(-1) ?? -1];
  if (!kind || !timingSafeEqual(bytes.subarray(SUBJECT_BYTES), signatureOf(key, subject))) return undefined;
  const hex = subject.subarray(0, 16).toString('hex');
  return { userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), kind };
}

function signatureOf(key: Buffer, subject: Buffer): Buffer {
  return createHmac('sha256', key).update(subject).digest().subarray(0, SIGNATURE_BYTES);
}

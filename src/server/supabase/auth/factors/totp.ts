/** Codes of authenticator apps (RFC 6238): six digits, 30 s, SHA-1, which every app supports. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECONDS = 30;
/** Steps accepted before and after: clocks differ, and people type slowly. */
const DRIFT = 1;

export type TotpOffer = { qr_code: string; secret: string; uri: string };

export function offerTotp(issuer: string, label: string): TotpOffer {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label, secret, period: SECONDS }).toString();
  // The client puts it behind `data:image/svg+xml;utf-8,`, where a `#` would end it.
  const picture = renderSVG(uri, { blackColor: 'black', whiteColor: 'white', border: 2 });
  return { qr_code: picture, secret: secret.base32, uri };
}

/** The step (half minutes since 1970) of a right code; undefined for a wrong one, and one not after `lastStep`: no replay. `now` in ms. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number | null },
): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: SECONDS });
  const delta = totp.validate({ token, timestamp: now, window: DRIFT });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / SECONDS) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}

/** Codes of authenticator apps (RFC 6238): six figures, half a minute, SHA-1, which is what all of them know. */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECONDS = 30;
/** Steps before and after: clocks differ, and people type slowly. */
const DRIFT = 1;

export type TotpOffer = { qr_code: string; secret: string; uri: string };

/** A new secret, for an account of `label` at `issuer`. */
export function offerTotp(issuer: string, label: string): TotpOffer {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label, secret, period: SECONDS }).toString();
  // The client puts it behind `data:image/svg+xml;utf-8,`, where a `#` would end it.
  const picture = renderSVG(uri, { blackColor: 'black', whiteColor: 'white', border: 2 });
  return { qr_code: picture, secret: secret.base32, uri };
}

/**
 * The step of a right code: half minutes since 1970. Undefined for a wrong one, and for one not later than `lastStep`, since
 * no code is taken twice.
 *
 * @param now milliseconds since 1970
 */
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

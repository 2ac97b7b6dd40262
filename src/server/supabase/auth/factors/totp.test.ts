import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { offerTotp, stepOfCode } from './totp.ts';

const { secret } = offerTotp('Escale', 'ana@example.org');
const STEP = 30_000;
const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

it('[AUTH-9] takes the code of the test vector of RFC 6238', () => {
  const vector = Secret.fromUTF8('12345678901234567890').base32;
  expect(stepOfCode(vector, '287082', { now: 59_000, lastStep: null })).toBe(1);
});

it('[AUTH-9] takes a code half a minute early or late, once, and none that is further away', () => {
  const moments = fc.integer({ min: 1_700_000_000_000, max: 2_500_000_000_000 });
  fc.assert(
    fc.property(moments, fc.integer({ min: -1, max: 1 }), (now, drift) => {
      const step = Math.floor(now / STEP) + drift;
      const code = codeAt(now + drift * STEP);
      expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, { now, lastStep: null })).toBe(step);
      expect(stepOfCode(secret, code, { now, lastStep: step - 1 })).toBe(step);
      expect(stepOfCode(secret, code, { now, lastStep: step })).toBeUndefined();
    }),
  );
  const now = 1_900_000_000_000;
  for (const drift of [-3, -2, 2, 3])
    expect(stepOfCode(secret, codeAt(now + drift * STEP), { now, lastStep: null })).toBeUndefined();
});

it('[AUTH-9] takes nothing that is no code', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\s*(\d\s*){6}$/.test(text));
      expect(stepOfCode(secret, text, { now: 0, lastStep: null })).toBeUndefined();
    }),
  );
});

it('[AUTH-9] the picture can stand in an address', () => {
  const { qr_code: picture, uri } = offerTotp('Escale & co', 'zoé#1@example.org');
  expect(picture).toMatch(/^<svg[^#%]*<\/svg>$/s);
  expect(new URL(uri).searchParams.get('issuer')).toBe('Escale & co');
});

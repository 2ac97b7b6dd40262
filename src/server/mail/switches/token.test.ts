import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TRIP_MAIL_KINDS } from '../kinds.ts';
import { readSwitch, signSwitch, switchKey } from './token.ts';

const key = switchKey('a secret of at least 32 characters');
const switches = fc.record({ userId: fc.uuid(), kind: fc.constantFrom(...TRIP_MAIL_KINDS) });

it('a link says who and which kind, and can stand in an address', () => {
  fc.assert(
    fc.property(switches, (about) => {
      const token = signSwitch(key, about);
      expect(token).toMatch(/^[\w-]{44}$/);
      expect(readSwitch(key, token)).toEqual(about);
    }),
  );
});

it('one that is changed, cut, invented or of another installation says nothing', () => {
  fc.assert(
    fc.property(
      switches,
      fc.nat(43),
      fc.base64String({ minLength: 44, maxLength: 44 }),
      (about, at, other) => {
        const token = signSwitch(key, about);
        const swapped = token[at] === 'A' ? 'B' : 'A';
        expect(readSwitch(key, token.slice(0, at) + swapped + token.slice(at + 1))).toBeUndefined();
        expect(readSwitch(key, token.slice(0, at))).toBeUndefined();
        expect(readSwitch(key, `${token}A`)).toBeUndefined();
        expect(readSwitch(key, other)).toBeUndefined();
        expect(readSwitch(switchKey('another secret of 32 characters!!!'), token)).toBeUndefined();
      },
    ),
  );
});

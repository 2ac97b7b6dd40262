import { expect, it } from 'vitest';
import { pendingEmailOf } from './sign-in-methods.ts';

it('[AUTH-8] a change of address is pending as long as its links lead somewhere', () => {
  const change = { new_email: 'nina@exemple.fr', email_change_sent_at: '2026-12-01 10:00:00.5+00' };
  const at = (time: string) => pendingEmailOf(change, Date.parse(`2026-12-01T${time}Z`));
  expect(at('10:59:59')).toBe('nina@exemple.fr');
  expect(at('11:00:01')).toBeNull();
  expect(pendingEmailOf({ ...change, new_email: '' }, 0)).toBeNull();
  expect(pendingEmailOf({ new_email: 'nina@exemple.fr' }, 0)).toBeNull();
});

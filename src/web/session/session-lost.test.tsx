// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { initI18n } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { type Toast, useCurrentToast } from '#web/data/toasts.ts';
import { notifySessionLost } from './session-lost.ts';

const show = reactPage();
let shown: Toast | null;
function Toasts(): null {
  shown = useCurrentToast();
  return null;
}

beforeAll(() => initI18n('fr'));

it.each([
  ['banned', 'Votre compte est bloqué', /plus accessibles.*écrivez-nous/],
  ['elsewhere', 'Vous avez été déconnecté', /fermée depuis un autre appareil/],
  ['expired', 'Vous avez été déconnecté', /a expiré/],
] as const)('[BAN-1] [AUTH-10] a session that has ended says why: %s', async (loss, title, text) => {
  await show(<Toasts />);
  await act(() => notifySessionLost(loss));
  expect(shown).toMatchObject({ title, description: expect.stringMatching(text) });
});

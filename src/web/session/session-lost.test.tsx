// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { initI18n } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { notifySessionLost } from './session-lost.ts';

const show = reactPage();
function Toasts() {
  const shown = useCurrentToast();
  return (
    <p>
      {shown?.title}: {shown?.description}
    </p>
  );
}

beforeAll(() => initI18n('fr'));

it.each([
  ['banned', 'Votre compte est bloqué', /plus accessibles.*écrivez-nous/],
  ['elsewhere', 'Vous avez été déconnecté', /fermée depuis un autre appareil/],
  ['deleted', 'Votre compte a été supprimé', /plus accessibles/],
  ['expired', 'Vous avez été déconnecté', /a expiré/],
] as const)('[BAN-1] [AUTH-10] a session that has ended says why: %s', async (loss, title, text) => {
  const page = await show(<Toasts />);
  await act(() => notifySessionLost(loss));
  expect(page.textContent).toContain(`${title}: `);
  expect(page.textContent).toMatch(text);
});

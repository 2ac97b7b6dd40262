// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { CustomTripForm } from './custom-trip-form.tsx';

const session = vi.hoisted(() => ({ user: null as object | null }));
vi.mock('#web/session/session.tsx', () => ({ useSession: () => session }));
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('custom-trip');
});
afterEach(() => sessionStorage.clear());

const WRONG = { phone: 'abc', travellers: '0', budget: 'beaucoup', destination: 'x'.repeat(201) };

it('[PUB-2] what is wrong with a field is shown in words, of the phone number too', async () => {
  const page = await show(<CustomTripForm />);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  await act(async () => {
    for (const [name, text] of Object.entries(WRONG)) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
      field(name)?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await act(async () => {
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  const errorOf = (name: string) => document.getElementById(`${field(name)?.id}-error`)?.textContent ?? '';
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(errorOf('phone')).toMatch(/^Un numéro de téléphone, comme \+33/);
  });
  for (const name of [...Object.keys(WRONG), 'name', 'email'])
    expect(errorOf(name)).toMatch(/^\p{Lu}.* .*\.$/u);
});

it.each([
  ['slow', ['nature', 'food', 'rest']],
  ['full', ['nature', 'food']],
])(
  '[PUB-2] [ONB-1] a person signed in whose pace is %s finds name and wishes of their profile',
  async (travel_pace, wishes) => {
    const preferences = { travel_interests: ['sea', 'food', 'nature'], travel_pace };
    session.user = { id: 'nina', displayName: 'Nina', email: 'nina@example.org', preferences };
    const page = await show(<CustomTripForm />);
    const ticked = [...page.querySelectorAll<HTMLInputElement>('[name=style]:checked')];
    expect(ticked.map(({ value }) => value)).toEqual(wishes);
    expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Nina');
  },
);

// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { PasswordStrength } from './new-password-fields.tsx';

const show = reactPage();
const digitsOf = (password: string) => createHash('sha1').update(password).digest('hex').slice(0, 12);
const asked: string[] = [];
let answer: (path: string) => Response;
/** Lets the server answer. */
let letGo: () => void;

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('auth');
});
beforeEach(() => {
  asked.splice(0);
  answer = () => Response.json([digitsOf('liverpool2005').slice(3)]);
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    await promise;
    return answer(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('[AUTH-2] a common password is called easy to guess, at any length, and is not sent to the server', async () => {
  const page = await show(<PasswordStrength password="Liverpool2005" />);
  expect(page.textContent).toContain('Huit caractères au moins.');
  letGo();
  await expect.poll(() => page.textContent).toContain('Facile à deviner');
  expect(asked).toEqual([`/passwords/common/${digitsOf('liverpool2005').slice(0, 3)}`]);
});

it('[AUTH-2] another is judged once the server has answered, and not before', async () => {
  const page = await show(<PasswordStrength password="lanterne-verte-42" />);
  expect(page.textContent).toContain('Huit caractères au moins.');
  letGo();
  await expect.poll(() => page.textContent).toContain('Solide.');
});

it('[AUTH-2] nothing is called good where it can’t be found out', async () => {
  answer = () => new Response(null, { status: 404 });
  const page = await show(<PasswordStrength password="un-autre-tramway-28" />);
  await expect.poll(() => asked).toHaveLength(1);
  letGo();
  await act(async () => undefined);
  expect(page.textContent).toContain('Huit caractères au moins.');
});

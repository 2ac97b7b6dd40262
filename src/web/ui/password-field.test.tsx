// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { PasswordField } from './password-field.tsx';

const render = reactPage();

it('[AUTH-2] a password is masked until its reader asks, may be pasted, and is for password managers', async () => {
  const words = { show: 'Show', hide: 'Hide', capsLock: 'Caps Lock' };
  const container = await render(
    <PasswordField label="Password" autoComplete="current-password" words={words} />,
  );
  const input = container.querySelector('input');
  const eye = container.querySelector('button');
  expect(input?.type).toBe('password');
  expect(input?.autocomplete).toBe('current-password');
  expect(input?.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }))).toBe(true);
  await act(async () => eye?.click());
  expect(input?.type).toBe('text');
  await act(async () => eye?.click());
  expect(input?.type).toBe('password');
});

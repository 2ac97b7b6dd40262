// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { TextField } from './field.tsx';
import { followRefusals } from './refused-focus.ts';

const show = reactPage();
let answer: (refused: string) => void;

/** A form that keeps nothing: the server alone refuses. */
function Form() {
  const [refused, setRefused] = useState<string | null>(null);
  const submit = () => {
    setRefused(null);
    answer = setRefused;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField label="Mot de passe" name="password" error={refused === 'password' && 'Faux'} />
      <TextField label="Code" name="code" error={refused === 'code' && 'Faux'} />
      {refused === 'phone' && <TextField label="Téléphone" name="phone" error="Faux" />}
      <button type="submit">Continuer</button>
    </form>
  );
}

const focused = () => document.activeElement?.getAttribute('name');
const submit = (page: HTMLElement) =>
  act(async () => {
    page.querySelector('button')?.focus();
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

beforeAll(followRefusals);

it('[AUTH-9] the field that the server refuses has the focus', async () => {
  const page = await show(<Form />);
  await submit(page);
  await act(async () => answer('code'));
  await expect.poll(focused).toBe('code');
  await submit(page);
  await act(async () => answer('password'));
  await expect.poll(focused).toBe('password');
});

it('[AUTH-9] so has a field that comes together with its error', async () => {
  const page = await show(<Form />);
  await submit(page);
  await new Promise((resolve) => setTimeout(resolve));
  await act(async () => answer('phone'));
  await expect.poll(focused).toBe('phone');
});

it('[AUTH-9] an answer takes the focus from nobody who has gone on', async () => {
  const page = await show(<Form />);
  await submit(page);
  await act(async () => {
    page.querySelector<HTMLInputElement>('[name=password]')?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    answer('code');
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe('password');
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { reactPage, until } from '#tests/support/react-page.ts';
import { StoredSelect } from './stored-select.tsx';

const show = reactPage();
const OPTIONS = ['new', 'in_progress', 'answered'].map((value) => ({ value, label: value }));
/** Requests on their way. */
const sent: { value: string; answer: () => void }[] = [];

function Page() {
  const [value, setValue] = useState('new');
  const store = (next: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answer = () => {
      setValue(next);
      resolve();
    };
    sent.push({ value: next, answer });
    return promise;
  };
  return <StoredSelect label="State" value={value} options={OPTIONS} store={store} />;
}

it('[ADMIN-7] of choices in quick succession the last is stored last, and is shown all the while', async () => {
  const page = await show(<Page />);
  const select = page.querySelector('select');
  const choose = (value: string) =>
    act(async () => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const answer = (at: number) => act(async () => sent[at]?.answer());
  await choose('answered');
  await choose('in_progress');
  await choose('answered');
  expect(sent.map(({ value }) => value)).toEqual(['answered']);
  await answer(0);
  await until(() => expect(sent).toHaveLength(2));
  expect(select?.value).toBe('answered');
  await answer(1);
  await until(() => expect(sent).toHaveLength(3));
  expect(select?.value).toBe('answered');
  await answer(2);
  expect(sent.map(({ value }) => value)).toEqual(['answered', 'in_progress', 'answered']);
  expect(select?.value).toBe('answered');
});

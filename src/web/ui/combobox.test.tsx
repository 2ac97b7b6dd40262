// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const render = reactPage();
const PARIS = { id: 1, label: 'Paris' };
const PARMA = { id: 2, label: 'Parma' };

it('[PLUS-6] what an arrow key chose stays chosen while the list changes, and Enter never sends the form instead', async () => {
  const onPick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const show = (options: ComboboxOption[]) =>
    render(
      <form onSubmit={onSubmit}>
        <Combobox
          label="Place"
          value="par"
          onType={vi.fn()}
          options={options}
          onPick={onPick}
          listLabel="Places"
          status={String}
        />
      </form>,
    );
  const page = await show([PARIS, PARMA]);
  /** Presses a key as a browser does: Enter sends the form of a field unless it is prevented. */
  const press = (key: string) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (page.querySelector('input')?.dispatchEvent(event) && key === 'Enter')
        page.querySelector('form')?.requestSubmit();
    });
  const chosen = () => page.querySelector('[aria-selected="true"]')?.textContent;

  await press('ArrowDown');
  await press('ArrowDown');
  expect(chosen()).toBe('Paris');
  await show([PARMA, PARIS]);
  expect(chosen()).toBe('Paris');
  await press('Enter');
  expect(onPick).toHaveBeenLastCalledWith(PARIS);

  await press('ArrowDown');
  await press('ArrowDown');
  await show([]);
  await press('Enter');
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Enter');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

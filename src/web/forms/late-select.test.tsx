// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import type { SelectOption } from '#web/ui/field.tsx';
import { LateSelect } from './late-select.tsx';

const show = reactPage();
const NONE = { value: '', label: 'Aucune' };
const PORTUGAL = { value: 'PT', label: 'Portugal' };
const form: { country?: () => string } = {};
const country = () => form.country?.();

function Destination({ options }: { options: readonly SelectOption[] }) {
  const { control, getValues, setValue } = useForm({ defaultValues: { country: 'PT' } });
  useEffect(() => {
    form.country = () => getValues('country');
  });
  return (
    <>
      <LateSelect
        form={{ control, errorOf: () => undefined }}
        name="country"
        label="Destination"
        options={options}
      />
      {['ES', ''].map((value) => (
        <button key={value} type="button" onClick={() => setValue('country', value)}>
          {value || 'Aucune'}
        </button>
      ))}
    </>
  );
}

const selectIn = (page: HTMLElement) => page.querySelector('select') as HTMLSelectElement;
const leave = (page: HTMLElement) =>
  act(async () => {
    selectIn(page).focus();
    selectIn(page).blur();
  });

it('[ADMIN-3] a choice whose options come later stays', async () => {
  const page = await show(<Destination options={[NONE]} />);
  await leave(page);
  expect(country()).toBe('PT');
  await show(<Destination options={[NONE, { value: 'ES', label: 'Espagne' }, PORTUGAL]} />);
  expect(selectIn(page).selectedOptions[0]?.textContent).toBe('Portugal');
  expect(selectIn(page).options).toHaveLength(3);
  await leave(page);
  expect(country()).toBe('PT');
});

it('[ADMIN-3] one that no option has stays until another is chosen', async () => {
  const page = await show(<Destination options={[NONE, PORTUGAL]} />);
  await act(async () => page.querySelector('button')?.click());
  await leave(page);
  expect(country()).toBe('ES');
  expect(selectIn(page).value).toBe('ES');
  await act(async () => {
    selectIn(page).selectedIndex = 0;
    selectIn(page).dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(country()).toBe('');
  expect(selectIn(page).options).toHaveLength(2);
});

it('[ADMIN-3] one that no option has leaves nothing behind where the form is emptied', async () => {
  const page = await show(<Destination options={[NONE, PORTUGAL]} />);
  const [spain, none] = page.querySelectorAll('button');
  await act(async () => spain?.click());
  expect(selectIn(page).options).toHaveLength(3);
  await act(async () => none?.click());
  expect([selectIn(page).value, selectIn(page).options.length]).toEqual(['', 2]);
});

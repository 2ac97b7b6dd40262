// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { SelectField, type SelectOption, TextArea, TextField } from './field.tsx';

const show = reactPage();

it('[I18N-1] fields take the direction of what is typed', async () => {
  const page = await show(
    <>
      <TextField label="Titre" />
      <TextArea label="Note" />
    </>,
  );
  const directions = [...page.querySelectorAll('input, textarea')].map((field) => field.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'auto']);
});

const NONE = { value: '', label: 'Aucune' };
const PORTUGAL = { value: 'PT', label: 'Portugal' };
const form: { country?: () => string } = {};
const country = () => form.country?.();

function Destination({ options }: { options: readonly SelectOption[] }) {
  const { register, getValues, setValue, formState } = useForm({ defaultValues: { country: 'PT' } });
  useEffect(() => {
    form.country = () => getValues('country');
  });
  return (
    <>
      {formState.isReady && <SelectField label="Destination" options={options} {...register('country')} />}
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

// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { ItemForm } from '../schema.ts';
import { ItemSelect } from './item-field.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items');
});

const form: { payer?: () => string } = {};
function Payer({ names, onChange }: { names: readonly string[]; onChange: (value: string) => void }) {
  const methods = useForm<ItemForm>({ defaultValues: { paid_by: 'Noé' } });
  const { getValues } = methods;
  useEffect(() => {
    form.payer = () => getValues('paid_by');
  });
  const options = ['', ...names].map((value) => ({ value, label: value || 'Personne' }));
  return (
    <FormProvider {...methods}>
      <ItemSelect name="paid_by" label="Payé par" options={options} onChange={onChange} />
    </FormProvider>
  );
}

it('[SHELL-5] who paid stays picked while a reload does not know them yet, and once it does', async () => {
  const onChange = vi.fn();
  const page = await show(<Payer names={['Ana']} onChange={onChange} />);
  await show(<Payer names={['Ana', 'Noé']} onChange={onChange} />);
  const select = page.querySelector('select');
  expect(select?.selectedOptions[0]?.textContent).toBe('Noé');
  await act(async () => {
    select?.focus();
    select?.blur();
  });
  expect(form.payer?.()).toBe('Noé');
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => {
    if (select) select.value = 'Ana';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(form.payer?.()).toBe('Ana');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ana');
});

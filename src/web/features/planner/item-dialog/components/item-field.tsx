import { useCallback, useSyncExternalStore } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { LIMITS } from '#domain/limits.ts';
import { i18n } from '#i18n/i18n.ts';
import { LateSelect } from '#web/forms/late-select.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { ItemForm, ItemFormError, ItemFormField } from '../schema.ts';

const LONGEST: Partial<Record<ItemFormField, number>> = {
  title: LIMITS.title,
  address: LIMITS.address,
  notes: LIMITS.text,
  duration: LIMITS.duration,
  break_duration: LIMITS.duration,
  booking_reference: LIMITS.booking,
  booking_seat: LIMITS.booking,
  booking_phone: LIMITS.booking,
  booking_link: LIMITS.link,
};

const isKnown = (error: string): error is ItemFormError => i18n.exists(`trip-items:${error}`);

function useFieldMessage(name: TextFieldName | ArrivalFieldName): string | undefined {
  const { subscribe, getFieldState } = useFormContext<ItemForm>();
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { errors: true }, callback }),
    [subscribe],
  );
  return useSyncExternalStore(listen, () => getFieldState(name).error?.message);
}

export function useFieldError(name: TextFieldName | ArrivalFieldName): string | undefined {
  const { t } = useTranslation(['trip-items']);
  const { shortDay } = useFormats();
  const { getValues } = useFormContext<ItemForm>();
  const error = useFieldMessage(name);
  if (!error || !isKnown(error)) return undefined;
  const checkOut = parseDay(getValues('check_out'));
  const next = parseDay(getValues('check_in'))?.add({ days: 1 });
  return t(`trip-items:${error}`, {
    max: LONGEST[name] ?? '',
    checkOut: checkOut ? shortDay(checkOut) : '',
    next: next ? shortDay(next) : '',
  });
}

/** Values are null until typed (`journey-form.ts`). */
type ArrivalFieldName = 'arrival_date' | 'arrival_time';

type TextFieldName = Exclude<
  ItemFormField,
  | 'kind'
  | 'tolls_known'
  | 'closed_on'
  | 'fixed_rate'
  | `${string}_place`
  | 'split_parts'
  | 'split_amounts'
  | ArrivalFieldName
>;

interface ItemFieldProps {
  name: TextFieldName;
  label: string;
  type?: 'text' | 'date' | 'time' | 'tel' | 'url';
  inputMode?: 'decimal' | 'numeric';
  placeholder?: string;
  hint?: string;
  /** Columns of six; default: all. */
  span?: '2' | '3';
  onChange?: () => void;
}

export function ItemField({ name, label, span, onChange, ...input }: ItemFieldProps) {
  const { register } = useFormContext<ItemForm>();
  const error = useFieldError(name);
  return (
    <div data-span={span}>
      <TextField
        label={label}
        autoComplete="off"
        {...(error && { error })}
        {...input}
        {...register(name, onChange ? { onChange } : {})}
      />
    </div>
  );
}

interface ArrivalFieldProps extends Pick<ItemFieldProps, 'label' | 'type' | 'hint' | 'span'> {
  name: ArrivalFieldName;
  /** Shown until something is typed. */
  derived: string;
}

/** Is derived from the duration while its value is null, and again once it is cleared. */
export function ArrivalField({ name, span, derived, ...input }: ArrivalFieldProps) {
  const { control, setValue } = useFormContext<ItemForm>();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  return (
    <div data-span={span}>
      <TextField
        autoComplete="off"
        {...(error && { error })}
        {...input}
        {...field}
        value={field.value ?? derived}
        onBlur={() => {
          if (field.value === '') setValue(name, null);
          field.onBlur();
        }}
      />
    </div>
  );
}

export function ItemTextArea({ name, label }: { name: TextFieldName; label: string }) {
  const { register } = useFormContext<ItemForm>();
  const error = useFieldError(name);
  return (
    <div>
      <TextArea label={label} rows={3} {...(error && { error })} {...register(name)} />
    </div>
  );
}

interface ItemSelectProps {
  name: TextFieldName;
  label: string;
  span?: '2' | '3';
  hint?: string;
  options: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
}

export function ItemSelect({ span, ...select }: ItemSelectProps) {
  const { control } = useFormContext<ItemForm>();
  const error = useFieldError(select.name);
  return (
    <div data-span={span}>
      <LateSelect form={{ control, errorOf: () => error }} {...select} />
    </div>
  );
}

import { type FieldValues, type Path, useController } from 'react-hook-form';
import { SelectField, type SelectOption } from '#web/ui/field.tsx';
import type { StoredForm } from './use-stored-form.ts';

interface LateSelectProps<Form extends FieldValues, Saved extends object> {
  form: Pick<StoredForm<Form, Saved>, 'control' | 'errorOf'>;
  name: Path<Form>;
  label: string;
  hint?: string;
  options: readonly SelectOption[];
  onChange?: (value: string) => void;
}

/** A select whose options may come later, or never: the form has its value, where a registered select would read its first option back. */
export function LateSelect<Form extends FieldValues, Saved extends object>({
  form,
  name,
  label,
  hint,
  options,
  onChange,
}: LateSelectProps<Form, Saved>) {
  const { field } = useController<Form, Path<Form>, Saved>({ control: form.control, name });
  const value = String(field.value);
  const isThere = options.some((option) => option.value === value);
  return (
    <SelectField
      {...field}
      label={label}
      {...(hint && { hint })}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event.target.value);
      }}
      error={form.errorOf(name)}
      options={isThere ? options : [...options, { value, label: value }]}
    />
  );
}

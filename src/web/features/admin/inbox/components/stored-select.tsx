import { useState } from 'react';
import { SelectField, type SelectOption } from '#web/ui/field.tsx';

interface StoredSelectProps {
  label: string;
  /** As it is stored. */
  value: string;
  options: readonly SelectOption[];
  /** Resolves when `value` follows, or when it was refused. */
  store: (value: string) => Promise<unknown>;
}

/** Is stored as soon as one chooses, and shows the choice meanwhile. */
export function StoredSelect({ value, store, ...select }: StoredSelectProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (next: string) => {
    setChosen(next);
    await store(next);
    setChosen((latest) => (latest === next ? null : latest));
  };
  return (
    <SelectField {...select} value={chosen ?? value} onChange={({ target }) => void choose(target.value)} />
  );
}

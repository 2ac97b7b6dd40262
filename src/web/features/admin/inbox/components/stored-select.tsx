import { useRef, useState } from 'react';
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
  const last = useRef<Promise<void>>(Promise.resolve());
  /** One after the other: of two requests on their way, the earlier one may be stored last. */
  const storeAfter = async (before: Promise<void>, next: string) => {
    await before;
    await store(next);
  };
  const choose = async (next: string) => {
    setChosen(next);
    const stored = storeAfter(last.current, next);
    last.current = stored;
    await stored;
    if (last.current === stored) setChosen(null);
  };
  return (
    <SelectField {...select} value={chosen ?? value} onChange={({ target }) => void choose(target.value)} />
  );
}

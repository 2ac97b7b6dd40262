import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

/**
 * Leaves a form's value as it is where its option comes later, or never: a select alone forgets it, and shows the first option.
 * @param form has the select, and sets and reads its value
 */
export function useLateOptions(form: Ref<HTMLSelectElement> | undefined) {
  const select = useRef<HTMLSelectElement>(null);
  const set = useRef<string>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const show = useRef(() => {
    if (!select.current) return;
    if (set.current === null) return setMissing(null);
    const options = Array.from(select.current.options);
    const option = options.find(({ value, dataset }) => value === set.current && !('missing' in dataset));
    const shown = option ?? options.at(-1);
    if (shown?.value === set.current) shown.selected = true;
    setMissing(option ? null : set.current);
  });
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(form, () => {
    const element = select.current;
    const own = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
    return (
      element &&
      Object.defineProperty(element, 'value', {
        configurable: true,
        get: () => set.current ?? own?.get?.call(element),
        set: (value: string) => {
          set.current = value || null;
          own?.set?.call(element, value);
          show.current();
        },
      })
    );
  }, []);
  useLayoutEffect(() => show.current());
  const choose = () => {
    set.current = null;
    setMissing(null);
  };
  return { select, missing, choose };
}

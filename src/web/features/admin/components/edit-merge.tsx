import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import type { EditMerging } from '../use-edit-form.ts';

/** Shows what others changed in the row of the form around it: for a long form, where its end is. */
export function EditMerge({ merge }: { merge: EditMerging }) {
  const { t } = useTranslation('admin');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { clashes, theirsOf } = merge;
  useEffect(() => {
    // Synchronises what is in sight with what was found.
    if (clashes.length > 0) place?.scrollIntoView({ block: 'nearest' });
  }, [clashes, place]);
  const controlOf = (name: string) => place?.closest('form')?.querySelector(`[name="${name}"]`);
  const labelOf = (name: string) => {
    const control = controlOf(name);
    const label =
      control?.closest('label') ?? place?.closest('form')?.querySelector(`label[for="${control?.id}"]`);
    return label?.textContent ?? name;
  };
  const wordsOf = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    const control = controlOf(name);
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    return options.find((option) => option.value === value)?.text ?? String(value);
  };
  /** The fields of a group that are on the page and have a value. */
  const filled = (name: string) =>
    theirsOf(name)
      .filter(([field]) => controlOf(field))
      .map(([field, value]) => [labelOf(field), wordsOf(field, value)] as const)
      .filter(([, words]) => words !== '');
  return (
    <div ref={setPlace}>
      <MergeNotice
        id=""
        merged={merge}
        labelOf={(name) =>
          filled(name)
            .map(([label]) => label)
            .join(', ') || labelOf(name)
        }
        theirsOf={(name) =>
          filled(name)
            .map(([, words]) => words)
            .join(', ')
        }
        goneText={String}
      />
    </div>
  );
}

import { useRef } from 'react';
import * as z from 'zod/mini';
import { newId } from '#web/data/ids.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { SelectField, type SelectOption } from '#web/ui/field.tsx';
import { without } from '../../form-rules.ts';
import { useAdminWords } from '../../use-admin-words.ts';
import type { CopyIds } from '../activity-form.ts';
import type { Target } from '../use-catalogue-actions.ts';

interface DuplicateDialogProps {
  targets: readonly Target[];
  countries: readonly SelectOption[];
  /** Returns whether it succeeded. */
  onDuplicate: (copyIds: CopyIds, country: string, countryName: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the country of the copies, which has to be another than theirs [ADMIN-3]. */
export function DuplicateDialog({ targets, countries, onDuplicate, onClose }: DuplicateDialogProps) {
  const { t, activityTitle } = useAdminWords();
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code;
  const [first] = targets;
  /** The last try: its copies may be stored though the answer was lost. */
  const tried = useRef<{ country: string; copyIds: CopyIds }>({ country: '', copyIds: new Map() });

  const problemOf = (country: string) => {
    if (country === '') return t('countryRequired');
    const same = targets.find(({ country_iso_a2 }) => country_iso_a2 === country);
    return same && t('sameCountry', { name: activityTitle(same), country: nameOf(country) });
  };
  const form = useStoredForm({
    draft: null,
    initial: { country: '' },
    rules: () => z.object({ country: without(problemOf) }),
    save: async ({ country }) => {
      if (tried.current.country !== country)
        tried.current = { country, copyIds: new Map(targets.map(({ id }) => [id, newId()])) };
      if (await onDuplicate(tried.current.copyIds, country, nameOf(country))) onClose();
    },
  });

  return (
    <StoredFormDialog
      form={form}
      size="small"
      title={
        targets.length === 1 && first
          ? t('duplicateOf', { name: activityTitle(first) })
          : t('duplicateMany', { count: targets.length })
      }
      description={t('duplicateText')}
      submitLabel={t('duplicate')}
      onClose={onClose}
    >
      <SelectField
        label={t('targetCountry')}
        options={[{ value: '', label: t('chooseCountry') }, ...countries]}
        {...form.field('country')}
      />
    </StoredFormDialog>
  );
}

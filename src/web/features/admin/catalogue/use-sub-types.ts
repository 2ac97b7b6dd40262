import { useTranslation } from 'react-i18next';
import { SUB_TYPE_WORDS } from '#web/features/explore/ideas/sub-type-words.ts';
import type { SelectOption } from '#web/ui/field.tsx';

/** Sorts of activity with their words, in the order offered. */
export function useSubTypes(): SelectOption[] {
  const { t } = useTranslation(['trip-activities']);
  return SUB_TYPE_WORDS.map(({ value, text }) => ({ value, label: t(text) }));
}

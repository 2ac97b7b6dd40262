import { useTranslation } from 'react-i18next';
import type { ACTIVITY_SUB_TYPES } from '#domain/sub-types.ts';
import type { SelectOption } from '#web/ui/field.tsx';

const WORDS = [
  { value: 'sightseeing', text: 'sightseeing' },
  { value: 'museum', text: 'museum' },
  { value: 'walk', text: 'walk' },
  { value: 'hike', text: 'hike' },
  { value: 'beach', text: 'beach' },
  { value: 'show', text: 'show' },
  { value: 'sport', text: 'sport' },
  { value: 'shopping', text: 'shopping' },
  { value: 'wellness', text: 'wellness' },
  { value: 'workshop', text: 'workshop' },
  { value: 'nightlife', text: 'nightlife' },
  { value: 'other', text: 'other' },
] as const satisfies readonly { value: (typeof ACTIVITY_SUB_TYPES)[number]; text: string }[];

/** Sorts of activity with their words, in the order offered. */
export function useSubTypes(): SelectOption[] {
  const { t } = useTranslation('trip-activities');
  return WORDS.map(({ value, text }) => ({ value, label: t(text) }));
}

import { useTranslation } from 'react-i18next';
import type { ACTIVITY_SUB_TYPES } from '#domain/sub-types.ts';

export const SUB_TYPE_WORDS = [
  { value: 'sightseeing', text: 'trip-activities:sightseeing' },
  { value: 'museum', text: 'trip-activities:museum' },
  { value: 'walk', text: 'trip-activities:walk' },
  { value: 'hike', text: 'trip-activities:hike' },
  { value: 'beach', text: 'trip-activities:beach' },
  { value: 'show', text: 'trip-activities:show' },
  { value: 'sport', text: 'trip-activities:sport' },
  { value: 'shopping', text: 'trip-activities:shopping' },
  { value: 'wellness', text: 'trip-activities:wellness' },
  { value: 'workshop', text: 'trip-activities:workshop' },
  { value: 'nightlife', text: 'trip-activities:nightlife' },
  { value: 'other', text: 'trip-activities:other' },
] as const satisfies readonly { value: (typeof ACTIVITY_SUB_TYPES)[number]; text: string }[];

export function useSubTypes(): { value: string; label: string }[] {
  const { t } = useTranslation(['trip-activities']);
  return SUB_TYPE_WORDS.map(({ value, text }) => ({ value, label: t(text) }));
}

import { readPlace } from '#domain/place.ts';
import { formatDuration } from '#i18n/format.ts';
import { useCountryNames } from '#web/features/explore/ideas/use-country-names.ts';
import { useSubTypes } from '#web/trip-data/item-labels.ts';
import { STATE_LOOKS, STATES } from '../inbox/inbox.ts';
import { useAdminWords, useContinents } from '../use-admin-words.ts';
import type { Value } from './column-changes.ts';

/** A Sunday: weekdays are counted from it. */
const SUNDAY = '2026-11-01';

export function useValueWords() {
  const { t, language, when, roleName } = useAdminWords();
  const { nameOf } = useCountryNames();
  const subTypes = useSubTypes();
  const continents = useContinents();
  const weekday = (value: unknown) =>
    Temporal.PlainDate.from(SUNDAY)
      .add({ days: Number(value) })
      .toLocaleString(language, { weekday: 'long' });
  const words: Readonly<Record<string, (value: string) => string | null | undefined>> = {
    role: roleName,
    country_iso_a2: nameOf,
    continent: (value) => continents.find((known) => known.value === value)?.label,
    sub_type: (value) => subTypes.find((kind) => kind.value === value)?.label,
    status: (value) => {
      const known = STATES.find((state) => state === value);
      if (known) return t(STATE_LOOKS[known].text);
      return value === 'draft' ? t('stateDraft') : value === 'published' ? t('statePublished') : value;
    },
    published_at: (value) => when(value) || null,
    duration: (value) => formatDuration(Number(value)),
    items: () => t('planText'),
  };
  return (column: string, value: Value): string => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (column === 'location') {
      const place = readPlace(value);
      if (place) return [place.formatted_address, place.lat, place.lng].filter(Boolean).join(' · ');
    }
    if (Array.isArray(value) && column !== 'items')
      return value.map((one) => (column === 'closed_on' ? weekday(one) : inShort(one))).join(', ');
    const short = inShort(value);
    return words[column]?.(short) ?? short;
  };
}

const inShort = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

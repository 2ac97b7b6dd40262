import { useTranslation } from 'react-i18next';
import type { CalendarWords } from '#domain/calendar.ts';
import { TRANSPORT_SUB_TYPES } from '#domain/sub-types.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { downloadFile } from '#web/ui/download-file.ts';
import { toast } from '#web/ui/toasts.ts';
import { fieldLabel } from '../item-dialog/field-label.ts';
import { loadLaterParts } from '../lazy-parts.ts';
import type { MadeFile } from './calendar-file.ts';

export function useCalendarFile(trip: TripDetails): () => Promise<void> {
  const { t } = useTranslation('trip');
  const words = useCalendarWords();
  return async () => {
    const { calendarFile } = await loadLaterParts();
    const file = calendarFile(trip, words, t('calendarFallbackName'), Temporal.Now.instant().toString());
    save(file);
    toast({ title: t('calendarSaved'), description: t('calendarSavedText', { file: file.name }) });
  };
}

function useCalendarWords(): CalendarWords {
  const { t } = useTranslation(['trip', 'trip-items', 'trip-transport']);
  return {
    kind: (kind) => t(`trip-items:${kind}`),
    transport: (subType) => {
      const known = TRANSPORT_SUB_TYPES.find((name) => name === subType);
      return known ? t(`trip-transport:${known}`) : '';
    },
    from: (place) => t('trip:calendarFrom', { place }),
    to: (place) => t('trip:calendarTo', { place }),
    checkIn: (time) => t('trip:calendarCheckIn', { time }),
    checkOut: (time) => t('trip:calendarCheckOut', { time }),
    booking: (part, text) => t('trip-items:bookingFact', { part: fieldLabel(`booking_${part}`), text }),
  };
}

const save = ({ name, type, text }: MadeFile): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

import { useTranslation } from 'react-i18next';
import type { ItemKind } from '#domain/kinds.ts';
import { ACTIVITY_SUB_TYPES, TRANSPORT_SUB_TYPES } from '#domain/sub-types.ts';

/** Null: none offered by forms. */
export function useSubTypeLabel(): (kind: ItemKind, subType: string | null) => string | null {
  const { t } = useTranslation(['trip-transport', 'trip-activities']);
  return (kind, subType) => {
    const transport = kind === 'itinerary' && TRANSPORT_SUB_TYPES.find((one) => one === subType);
    if (transport) return t(`trip-transport:${transport}`);
    const activity = kind === 'activity' && ACTIVITY_SUB_TYPES.find((one) => one === subType);
    return activity ? t(`trip-activities:${activity}`) : null;
  };
}

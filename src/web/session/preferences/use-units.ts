import { useMemo } from 'react';
import type { Json } from '#db/database.types.ts';
import { METRIC, type Units } from '#i18n/format.ts';
import { useSession } from '../session.tsx';

export function unitsOf(preferences: Json | null | undefined): Units {
  const isObject = typeof preferences === 'object' && preferences !== null && !Array.isArray(preferences);
  if (!isObject) return METRIC;
  return {
    distance: preferences.distance_unit === 'mi' ? 'mi' : 'km',
    temperature: preferences.temperature_unit === 'f' ? 'f' : 'c',
  };
}

export function useUnits(): Units {
  const { user } = useSession();
  return useMemo(() => unitsOf(user?.preferences), [user?.preferences]);
}

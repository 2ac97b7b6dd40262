import { useMemo } from 'react';
import type { TransferOptions } from '#domain/legs.ts';
import { transferKey } from './day-transfers.ts';
import { useLandWays } from './land-ways-store.ts';
import { useTravelModeChoices } from './travel-mode-store.ts';

/** For the domain. */
export function useTransferOptions(): TransferOptions {
  const choices = useTravelModeChoices();
  const landWayOf = useLandWays();
  return useMemo(() => ({ modeOf: (ends) => choices[transferKey(ends)], landWayOf }), [choices, landWayOf]);
}

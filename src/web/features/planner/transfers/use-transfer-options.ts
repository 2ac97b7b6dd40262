import { useMemo } from 'react';
import type { TransferOptions } from '#domain/transfers.ts';
import { transferKey } from './day-transfers.ts';
import { useTravelModeChoices } from './travel-mode-store.ts';

/** The travel modes that this person has chosen, as the domain asks for them. */
export function useTransferOptions(): TransferOptions {
  const choices = useTravelModeChoices();
  return useMemo(() => ({ modeOf: (ends) => choices[transferKey(ends)] }), [choices]);
}

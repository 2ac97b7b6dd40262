import { useMemo } from 'react';
import { recordOf } from '#domain/json.ts';
import type { TransferOptions } from '#domain/legs.ts';
import { isTravelMode, type TravelMode } from '#domain/travel.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { personSetting } from '#web/session/person-setting.ts';
import { transferKey } from './day-transfers.ts';
import { useLandWays } from './land-ways-store.ts';

/** Choices by transfer key are stored in this browser only: what everyone follows is added as transport. */
export type TravelModeChoices = Readonly<Record<string, TravelMode>>;

const MOST_STORED = 300;

function parse(stored: unknown): TravelModeChoices {
  const entries = Object.entries(recordOf(stored));
  return Object.fromEntries(entries.filter((entry): entry is [string, TravelMode] => isTravelMode(entry[1])));
}

const setting = personSetting(storageKeys.travelModes, parse);

export function chooseTravelMode(transfer: string, mode: TravelMode | null): void {
  const others = Object.entries(setting.get()).filter(([key]) => key !== transfer);
  const next: [string, TravelMode][] = mode ? [...others, [transfer, mode]] : others;
  setting.set(Object.fromEntries(next.slice(-MOST_STORED)));
}

const useTravelModeChoices = setting.use;

export function useTransferOptions(): TransferOptions {
  const choices = useTravelModeChoices();
  const landWayOf = useLandWays();
  return useMemo(() => ({ modeOf: (ends) => choices[transferKey(ends)], landWayOf }), [choices, landWayOf]);
}

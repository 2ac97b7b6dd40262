import { isTravelMode, type TravelMode } from '#domain/travel.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { personSetting } from '#web/session/person-setting.ts';

/**
 * Travel modes chosen by this person, by transfer key. Stored in this browser only: a personal view that changes with
 * every move. A transfer planned for everyone is added as transport.
 */
export type TravelModeChoices = Readonly<Record<string, TravelMode>>;

/** Most stored choices; the oldest go first. */
const MOST_STORED = 300;

function parse(stored: unknown): TravelModeChoices {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, TravelMode] => isTravelMode(entry[1])));
}

const setting = personSetting(storageKeys.travelModes, parse);

/** Chooses the travel mode of a transfer; null for the default of its distance. */
export function chooseTravelMode(transfer: string, mode: TravelMode | null): void {
  const others = Object.entries(setting.get()).filter(([key]) => key !== transfer);
  const next: [string, TravelMode][] = mode ? [...others, [transfer, mode]] : others;
  setting.set(Object.fromEntries(next.slice(-MOST_STORED)));
}

/** The chosen travel modes, by transfer key. */
export const useTravelModeChoices = setting.use;

import { storageKeys } from '#web/data/storage-keys.ts';
import type { World } from '#web/features/maps/base-map/outline-style.ts';
import { personSetting } from '#web/session/person-setting.ts';

/** What is printed besides the days. */
export interface PrintParts {
  prices: boolean;
  map: boolean;
}

/** What is printed, with all that it is drawn from. */
export interface Printing extends PrintParts {
  /** The outline that the map is drawn on; null: no map is wanted, or the outline could not be loaded. */
  world: World | null;
}

/** The days alone: what the browser's own command prints. */
export const DAYS_ALONE: PrintParts = { prices: false, map: false };

function parse(stored: unknown): PrintParts {
  if (typeof stored !== 'object' || stored === null) return DAYS_ALONE;
  return {
    prices: 'prices' in stored && stored.prices === true,
    map: 'map' in stored && stored.map === true,
  };
}

/** What this person has chosen last on this device. */
export const printParts = personSetting(storageKeys.printParts, parse);

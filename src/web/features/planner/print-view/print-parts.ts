import { createContext, type ReactNode } from 'react';
import { storageKeys } from '#web/data/browser-storage.ts';
import type { World } from '#web/features/maps/base-map/outline-style.ts';
import { personSetting } from '#web/session/person-setting.ts';

export interface PrintParts {
  prices: boolean;
  map: boolean;
}

export interface Printing extends PrintParts {
  /** Null: not wanted, or not loaded. */
  world: World | null;
}

export const DAYS_ALONE: PrintParts = { prices: false, map: false };

function parse(stored: unknown): PrintParts {
  if (typeof stored !== 'object' || stored === null) return DAYS_ALONE;
  return {
    prices: 'prices' in stored && stored.prices === true,
    map: 'map' in stored && stored.map === true,
  };
}

export const printParts = personSetting(storageKeys.printParts, parse);

export const PrintPrices = createContext<string | null>(null);

/** Renders nothing on pages without documents; null: documents of the trip itself. */
export const PrintDocuments = createContext<(itemId: string | null) => ReactNode>(() => null);

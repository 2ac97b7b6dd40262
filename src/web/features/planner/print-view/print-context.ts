import { createContext, type ReactNode } from 'react';

/** Null: no prices. */
export const PrintPrices = createContext<string | null>(null);

/** For pages that show them; null: of the trip. */
export const PrintDocuments = createContext<(itemId: string | null) => ReactNode>(() => null);

import { createContext, type ReactNode } from 'react';

/** Context: the trip's currency where the print view shows prices; null where it shows none. */
export const PrintPrices = createContext<string | null>(null);

/** Context: the documents of an item, where the print view is a page that shows them; null: of the trip. */
export const PrintDocuments = createContext<(itemId: string | null) => ReactNode>(() => null);

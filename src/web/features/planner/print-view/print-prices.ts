import { createContext } from 'react';

/** Context: the trip's currency where the print view shows prices; null where it shows none. */
export const PrintPrices = createContext<string | null>(null);

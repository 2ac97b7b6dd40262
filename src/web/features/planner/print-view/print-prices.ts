import { createContext } from 'react';

/** Context: whether the print view shows prices; false by default. */
export const PrintPrices = createContext(false);

import { createContext } from 'react';

/** Whether a sheet says what things cost; it does not unless it is told to. */
export const PrintPrices = createContext(false);

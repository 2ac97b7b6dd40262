/** The product's name and its lower-case form for keys: the only place that knows them. */
export const PRODUCT = { name: 'Escale', key: 'escale' } as const;

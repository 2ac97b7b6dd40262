/** The only place that has the name. */
export const PRODUCT = { name: 'Escale', key: 'escale' } as const;

export const PRODUCT = { name: 'Escale', key: 'escale' } as const;

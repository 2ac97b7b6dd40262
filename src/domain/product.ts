export const PRODUCT = { name: 'Escale', key: 'escale' } as const;

export const NETWORKS = ['instagram', 'facebook', 'youtube'] as const;

export type SocialLinks = Partial<Record<(typeof NETWORKS)[number], string>>;

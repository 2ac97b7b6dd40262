export const NETWORKS = ['instagram', 'facebook', 'youtube'] as const;

export type SocialLinks = Partial<Record<(typeof NETWORKS)[number], string>>;

/** Social networks that the site's footer links to. */
export const NETWORKS = ['instagram', 'facebook', 'youtube'] as const;

/** The site's addresses at social networks, those that the operator has set (`SOCIAL_URLS`). */
export type SocialLinks = Partial<Record<(typeof NETWORKS)[number], string>>;

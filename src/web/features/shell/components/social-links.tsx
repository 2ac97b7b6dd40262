import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialLinks as Addresses } from '#domain/product.ts';
import { useSiteFacts } from '#web/data/site.ts';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import styles from './footer.module.css';

/** Icons are drawn here, because the icon set has no brands. */
const NETWORKS: readonly { network: keyof Addresses; name: string; href: string; icon: ReactNode }[] = [
  {
    network: 'instagram',
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    icon: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M16.9 7.1h.01" />
      </>
    ),
  },
  {
    network: 'facebook',
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    icon: (
      <path d="M13 21v-8m0 0V9.2C13 7.4 14.1 6 16 6h1.5M13 13H9.5M13 13h3.5M12 2.9a9.1 9.1 0 1 0 .01 0" />
    ),
  },
  {
    network: 'youtube',
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    icon: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.4 9.3v5.4l4.4-2.7z" />
      </>
    ),
  },
];

/** [NAV-7] [PLUS-22] */
export function SocialLinks() {
  const { t } = useTranslation('footer');
  const { socialLinks: links } = useSiteFacts();
  return (
    <Row as="ul" gap={2} align="stretch" className={styles.footSocial} aria-label={t('social')}>
      {NETWORKS.map(({ network, name, href, icon }) => (
        <li key={name}>
          <a href={links[network] ?? href} target="_blank" rel="noreferrer">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {icon}
            </svg>
            <VisuallyHidden>{t('socialLink', { network: name })}</VisuallyHidden>
          </a>
        </li>
      ))}
    </Row>
  );
}

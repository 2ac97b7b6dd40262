import { ContactPage } from '#web/features/explore/contact/contact-page.tsx';
import type { PublicPage } from '../public-page.ts';

export const head: PublicPage['head'] = (t) => ({
  title: t('contact:title'),
  description: t('contact:lead'),
  picture: '/og/sea-1-day.png',
});

export default ContactPage;

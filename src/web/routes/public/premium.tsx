import { PremiumPage } from '#web/features/explore/premium-page.tsx';
import type { PublicPage } from '../public-page.ts';

export default function PremiumRoute() {
  return <PremiumPage />;
}

export const head: PublicPage['head'] = (t) => ({
  title: t('premium:title'),
  description: t('premium:lead'),
  picture: '/og/islands-2-day.png',
});

import { PremiumPage } from '#web/features/explore/premium/components/premium-page.tsx';

export default function PremiumRoute() {
  return <PremiumPage />;
}

import { PremiumPage } from '#web/features/explore/premium-page.tsx';

export default function PremiumRoute() {
  return <PremiumPage />;
}

import { loadAreas } from '#i18n/i18n.ts';
import { OnboardingPage } from '#web/features/account/onboarding/components/onboarding-page.tsx';

await loadAreas('onboarding', 'profile');

export default function OnboardingProfileRoute() {
  return <OnboardingPage />;
}

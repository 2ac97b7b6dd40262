import { OnboardingPage } from '#web/features/account/onboarding/components/onboarding-page.tsx';

export default function OnboardingProfileRoute() {
  return <OnboardingPage />;
}

import { loadAreas } from '#i18n/i18n.ts';
import { ProfilePage } from '#web/features/account/profile/components/profile-page.tsx';

await loadAreas('profile', 'map');

export default function ProfileRoute() {
  return <ProfilePage />;
}

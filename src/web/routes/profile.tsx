import { ProfilePage } from '#web/features/account/profile/components/profile-page.tsx';

export default function ProfileRoute() {
  return <ProfilePage />;
}

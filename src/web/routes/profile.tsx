import { ProfilePage } from '#web/features/account/profile/components/profile-page.tsx';
import { ProfileUpdates } from './profile-updates.tsx';

export default function ProfileRoute() {
  return (
    <>
      <ProfilePage />
      <ProfileUpdates />
    </>
  );
}

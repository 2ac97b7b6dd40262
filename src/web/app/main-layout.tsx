import { MainLayout } from '#web/features/shell/components/main-layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loadSignedIn } from './page.tsx';

const AccountMenu = lazyPart(async () => (await loadSignedIn()).AccountMenu);

export function MainLayoutRoute() {
  return <MainLayout userMenu={<AccountMenu />} />;
}

import { HomePage } from '#web/features/explore/home/components/home-page.tsx';

export default function HomeRoute() {
  return <HomePage />;
}

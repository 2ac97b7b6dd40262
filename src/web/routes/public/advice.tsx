import { AdvicePage } from '#web/features/explore/advice/components/advice-page.tsx';

export default function AdviceRoute() {
  return <AdvicePage />;
}

import { useParams } from 'react-router';
import { ThemedTripPage } from '#web/features/explore/themes/themed-trip-page.tsx';

export default function ThemedTripRoute() {
  const { theme = '' } = useParams();
  return <ThemedTripPage slug={theme} />;
}

import { CustomTripPage } from '#web/features/explore/custom-trip/components/custom-trip-page.tsx';

export default function CustomTripRoute() {
  return <CustomTripPage />;
}

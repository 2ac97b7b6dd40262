import { QueryProvider } from '#web/data/query-provider.tsx';
import { MyRequests } from '#web/features/explore/custom-trip/components/my-requests.tsx';

export default function MyRequestsRoute() {
  return (
    <QueryProvider>
      <MyRequests />
    </QueryProvider>
  );
}

import { MyRequests } from '#web/features/explore/custom-trip/components/my-requests.tsx';
import { QueryProvider } from '#web/lib/query-provider.tsx';

/** What one has asked for, with the cache that it needs. */
export default function MyRequestsRoute() {
  return (
    <QueryProvider>
      <MyRequests />
    </QueryProvider>
  );
}

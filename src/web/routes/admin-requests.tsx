import { InboxPage } from '#web/features/admin/inbox/components/inbox-page.tsx';

export default function AdminRequestsRoute() {
  return <InboxPage key="requests" box="requests" />;
}

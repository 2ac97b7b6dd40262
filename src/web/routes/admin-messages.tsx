import { InboxPage } from '#web/features/admin/inbox/components/inbox-page.tsx';

export default function AdminMessagesRoute() {
  return <InboxPage key="messages" box="messages" />;
}

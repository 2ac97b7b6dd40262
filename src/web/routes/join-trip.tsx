import { useParams } from 'react-router';
import { JoinPage } from '#web/features/collaboration/join/components/join-page.tsx';
import { SharedLayout } from '#web/features/shell/components/shared-layout.tsx';

export default function JoinTripRoute() {
  const { token = '' } = useParams();
  return (
    <SharedLayout>
      <JoinPage key={token} token={token} />
    </SharedLayout>
  );
}

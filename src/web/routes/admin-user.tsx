import { useParams } from 'react-router';
import { PersonPage } from '#web/features/admin/users/components/person-page.tsx';

export default function AdminUserRoute() {
  const { id = '' } = useParams();
  return <PersonPage key={id} id={id} />;
}

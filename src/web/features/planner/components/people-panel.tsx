import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/face.tsx';
import { nameOf, peopleOf } from '../model.ts';
import type { TripDetails } from '../queries.ts';

const ROLES = { owner: 'trip:owner', editor: 'trip:editor', viewer: 'trip:viewer' } as const;

/** Who travels, and what each may do. */
export function PeoplePanel({ trip, userId }: { trip: TripDetails; userId: string | undefined }) {
  const { t } = useTranslation(['trip']);
  return (
    <ul className="people" aria-label={t('panelPeople')}>
      {peopleOf(trip).map((person) => (
        <li key={person.id}>
          <Face name={nameOf(person)} src={person.profile?.avatar_url} colourOf={person.id} />
          <span className="people-name">
            {nameOf(person)}
            {person.id === userId && <span className="people-role"> ({t('you')})</span>}
            <small>{person.profile?.email}</small>
          </span>
          <span className="people-role">{t(ROLES[person.role])}</span>
        </li>
      ))}
    </ul>
  );
}

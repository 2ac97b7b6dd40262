import clsx from 'clsx';
import { Check, ChevronDown, Crown, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLive } from '#web/live/live-state.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { COLLABORATOR_ROLES, type CollaboratorRole } from '../invitations.ts';
import styles from './people.module.css';

interface PersonRowProps {
  person: TripPerson;
  isSelf: boolean;
  /** Undefined: this person does not decide about roles. */
  onRole?: (role: CollaboratorRole) => void;
  onRemove?: () => void;
  onTransfer?: () => void;
}

/** Shows picture, name, e-mail, last visit and role [COLLAB-3]. */
export function PersonRow({ person, isSelf, onRole, onRemove, onTransfer }: PersonRowProps) {
  const { t } = useTranslation(['collaborators', 'trip']);
  const name = nameOf(person);
  const isOnline = useOnline();
  const isHere = useLive((state) => state.here.some(({ id }) => id === person.id));
  return (
    <Row as="li" gap={12}>
      <Avatar
        name={name}
        src={person.profile?.avatar_url}
        colourOf={person.id}
        {...(isHere && { presence: 'online' })}
      />
      <span className={styles.peopleName}>
        {name}
        {isSelf && <span className={styles.peopleYou}> ({t('trip:you')})</span>}
        <Note as="small">{person.profile?.email}</Note>
        <Note as="small">{t('collaborators:seenNow')}</Note>
      </span>
      {onRole ? (
        <Menu
          trigger={
            <Row
              as="button"
              gap={4}
              inline
              type="button"
              className={clsx(styles.peopleRole, styles.peopleRoleButton)}
              aria-label={t('collaborators:roleOf', { name, role: t(`trip:${person.role}`) })}
            >
              {t(`trip:${person.role}`)}
              <ChevronDown size={16} />
            </Row>
          }
        >
          {COLLABORATOR_ROLES.map((role) => (
            <MenuItem
              key={role}
              icon={role === person.role ? <Check /> : <span className={styles.peopleNoMark} />}
              onSelect={() => role !== person.role && onRole(role)}
            >
              {t(`trip:${role}`)}
            </MenuItem>
          ))}
          {onTransfer && (
            <MenuItem
              icon={<Crown />}
              disabled={!isOnline}
              reason={isOnline ? undefined : t('needsNetwork')}
              onSelect={onTransfer}
            >
              {t('transfer')}
            </MenuItem>
          )}
          {onRemove && (
            <MenuItem variant="danger" icon={<UserMinus />} onSelect={onRemove}>
              {t('collaborators:remove')}
            </MenuItem>
          )}
        </Menu>
      ) : (
        <Note as="span" className={styles.peopleRole}>
          {t(`trip:${person.role}`)}
        </Note>
      )}
    </Row>
  );
}

import { Unplug } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumber, parseDay, tripRange } from '#domain/days.ts';
import { isolated } from '#i18n/format.ts';
import { type LiveState, type PresentMember, useLive } from '#web/live/live-state.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row, Stack, VisuallyHidden } from '#web/ui/layout.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { StableLinks } from '#web/ui/stable-link.tsx';
import { eachOnce } from '../present-people.ts';
import { PresenceAvatars } from './presence-avatars.tsx';
import styles from './presence-menu.module.css';

const MOST_AVATARS = 4;

/** Links lead to where each person is [LIVE-1]. */
export function PresenceMenu({ trip, people }: { trip: TripDetails; people: readonly TripPerson[] }) {
  const { t } = useTranslation('collaborators');
  const { user } = useSession();
  const open = use(StableLinks);
  const { here: pages, status } = useLive(wholeState);
  const here = new Map(eachOnce(pages).map((one) => [one.id, one]));
  // Present members come first.
  const inOrder = people.toSorted((a, b) => Number(here.has(b.id)) - Number(here.has(a.id)));
  const avatars = inOrder.map((person) => ({
    id: person.id,
    name: nameOf(person),
    src: person.profile?.avatar_url,
    presence: here.has(person.id) ? ('online' as const) : ('away' as const),
  }));
  const names = avatars.filter(({ presence }) => presence === 'online').map(({ name }) => name);
  const follow = ({ day, item }: PresentMember) =>
    open?.(paths.trip(trip.id, { ...(day && { day }), ...(item && { item }) }), { replace: true });
  const isLost = status === 'lost';
  return (
    <>
      {isLost && <LiveLost />}
      <Menu
        trigger={
          <Row
            as="button"
            inline
            justify="center"
            type="button"
            className={styles.presenceMenu}
            aria-label={
              names.length === 0 ? t('travellers') : t('hereNow', { names: names.map(isolated).join(', ') })
            }
          >
            <PresenceAvatars
              people={names.length === 0 ? avatars.map(({ presence: _, ...face }) => face) : avatars}
              size="normal"
              limit={MOST_AVATARS}
            />
          </Row>
        }
      >
        {avatars.map(({ id, name, src, presence }) => {
          const at = isLost ? undefined : here.get(id);
          const isSelf = id === user?.id;
          return (
            <MenuItem
              key={id}
              icon={
                <Avatar name={name} src={src} colourOf={id} size="small" {...(!isLost && { presence })} />
              }
              disabled={!at || isSelf}
              onSelect={() => at && follow(at)}
            >
              <Stack as="span" className={styles.presenceMenuName}>
                {name}
                <small>{isSelf ? t('youHere') : <Whereabouts at={at} trip={trip} />}</small>
              </Stack>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

const wholeState = (state: LiveState) => state;

function Whereabouts({ at, trip }: { at: PresentMember | undefined; trip: TripDetails }) {
  const { t } = useTranslation('collaborators');
  if (!at) return t('notHere');
  const range = tripRange(trip);
  const day = parseDay(at.day);
  const number = range && day && dayNumber(range, day);
  const item = trip.items.find(({ id }) => id === at.item);
  if (item)
    return at.isEditing ? t('hereEditing', { title: item.title }) : t('hereOnItem', { title: item.title });
  return number ? t('hereOnDay', { n: number }) : t('here');
}

function LiveLost() {
  const { t } = useTranslation('collaborators');
  return (
    <Note as="output" tone="warn" className={styles.liveLost} title={t('liveLostText')}>
      <Unplug size={16} />
      <span>{t('liveLost')}</span>
      <VisuallyHidden>{t('liveLostText')}</VisuallyHidden>
    </Note>
  );
}

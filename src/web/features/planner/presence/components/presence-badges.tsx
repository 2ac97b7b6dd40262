import { useTranslation } from 'react-i18next';
import { isolated } from '#i18n/format.ts';
import { useLive } from '#web/live/live-state.ts';
import { colourIndex } from '#web/ui/avatar.tsx';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { othersOn } from '../present-people.ts';
import styles from './presence.module.css';
import { PresenceAvatars } from './presence-avatars.tsx';

export function DayPresence({ iso }: { iso: string }) {
  const { t } = useTranslation('trip');
  const people = useOthers({ day: iso });
  if (people.length === 0) return null;
  return (
    <span className={styles.presentDay} title={people.map(({ name }) => isolated(name)).join(', ')}>
      <PresenceAvatars people={people} size="small" limit={2} />
      <VisuallyHidden>
        {t('presentHere', { names: people.map(({ name }) => isolated(name)).join(', ') })}
      </VisuallyHidden>
    </span>
  );
}

/** The card has the colour of the first person. */
export function ItemPresence({ id }: { id: string }) {
  const { t } = useTranslation('trip');
  const people = useOthers({ item: id });
  if (people.length === 0) return null;
  const names = people.map(({ name }) => isolated(name)).join(', ');
  const isEdited = people.some(({ isEditing }) => isEditing);
  return (
    <Row as="span" gap={5} inline className={styles.presentItem} title={names}>
      <PresenceAvatars people={people} size="small" limit={2} />
      <VisuallyHidden>{t('presentHere', { names })}</VisuallyHidden>
      {isEdited && (
        <Note as="span" size={12} className={styles.presentEdits}>
          {t('presentEditing')}
        </Note>
      )}
    </Row>
  );
}

export function usePresenceColour(item: string): number | undefined {
  return useLive(({ others }) => {
    const [first] = others.length === 0 ? [] : othersOn(others, { item });
    return first && colourIndex(first.id);
  });
}

function useOthers(at: { day: string } | { item: string }) {
  const others = useLive((state) => state.others);
  return others.length === 0 ? [] : othersOn(others, at);
}

import { Avatar } from '#web/ui/avatar.tsx';
import { AvatarRest, type Person } from '#web/ui/avatar-group.tsx';
import styles from './presence.module.css';

interface PresenceAvatarsProps {
  people: readonly Person[];
  size: 'small' | 'normal';
  /** Avatars shown before the rest becomes a number. */
  limit: number;
}

/** Hidden from screen readers: the text or button around it names the people. */
export function PresenceAvatars({ people, size, limit }: PresenceAvatarsProps) {
  const shown = people.length > limit + 1 ? people.slice(0, limit) : people;
  const rest = people.length - shown.length;
  return (
    <span className={styles.presenceAvatars} aria-hidden="true">
      {shown.map(({ id, name, src, presence }) => (
        <Avatar key={id} name={name} src={src} colourOf={id} size={size} {...(presence && { presence })} />
      ))}
      {rest > 0 && <AvatarRest count={rest} size={size} />}
    </span>
  );
}

import clsx from 'clsx';
import styles from './avatar.module.css';
import { Avatar } from './avatar.tsx';

export interface Person {
  id: string;
  name: string;
  src?: string | null | undefined;
  presence?: 'online' | 'away';
}

export interface AvatarGroupProps {
  /** Names the list. */
  label: string;
  people: readonly Person[];
  size?: 'small' | 'normal';
  /** Number of avatars shown before the rest becomes a count. */
  limit?: number;
  className?: string | undefined;
}

/** Several people, side by side, each a little over the next. */
export function AvatarGroup({ label, people, size = 'normal', limit = 4, className }: AvatarGroupProps) {
  // A number in place of a single face would save nothing.
  const shown = people.length > limit + 1 ? people.slice(0, limit) : people;
  const rest = people.length - shown.length;
  return (
    <ul
      className={clsx(styles.faces, size === 'small' && styles.facesSmall, className)}
      data-slot="faces"
      aria-label={label}
    >
      {shown.map(({ id, name, src, presence }) => (
        <li key={id}>
          <Avatar
            name={name}
            src={src}
            label={name}
            colourOf={id}
            size={size}
            {...(presence && { presence })}
          />
        </li>
      ))}
      {rest > 0 && (
        <li
          className={clsx(styles.face, size === 'small' && styles.faceSmall, styles.facesMore)}
          data-slot="face"
        >
          +{rest}
        </li>
      )}
    </ul>
  );
}

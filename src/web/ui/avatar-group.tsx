import clsx from 'clsx';
import styles from './avatar.module.css';
import { Avatar } from './avatar.tsx';

interface AvatarRestProps {
  as?: 'li' | 'span';
  count: number;
  size?: 'small' | 'normal';
}

/** The number of people whose avatars are left out, as one more avatar. */
export function AvatarRest({ as: Element = 'span', count, size = 'normal' }: AvatarRestProps) {
  return (
    <Element
      className={clsx(styles.face, size === 'small' && styles.faceSmall, styles.facesMore)}
      data-slot="face"
      data-size={size}
    >
      +{count}
    </Element>
  );
}

export interface Person {
  id: string;
  name: string;
  src?: string | null | undefined;
  presence?: 'online' | 'away';
}

export interface AvatarGroupProps {
  label: string;
  people: readonly Person[];
  size?: 'small' | 'normal';
  /** Largest number of avatars, followed by a count. */
  limit?: number;
  className?: string | undefined;
}

export function AvatarGroup({ label, people, size = 'normal', limit = 4, className }: AvatarGroupProps) {
  // A number in place of a single face saves nothing.
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
      {rest > 0 && <AvatarRest as="li" count={rest} size={size} />}
    </ul>
  );
}

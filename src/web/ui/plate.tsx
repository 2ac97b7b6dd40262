import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './plate.module.css';

export interface PlateProps {
  /** An `img` or a landscape; it fills 3:2. */
  picture: ReactNode;
  /** The link, named by the title: it stretches over the whole plate. */
  title: ReactNode;
  /** One line under it. */
  meta?: ReactNode;
  /** Rendered at the end of that line: avatars. */
  end?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/** A picture and its caption. No box: the space around it is its frame. */
export function Plate({ picture, title, meta, end, headingLevel = 3, className }: PlateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={clsx(styles.plate, className)} data-slot="plate">
      <div className={styles.platePicture}>{picture}</div>
      <Heading>{title}</Heading>
      {(meta || end) && (
        <div className={styles.plateMeta} data-slot="plate-meta">
          {meta}
          {end}
        </div>
      )}
    </article>
  );
}

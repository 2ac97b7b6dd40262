import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
import { PictureFrame } from './picture.tsx';
import styles from './plate.module.css';

export interface PlateProps {
  /** Picture that fills 3:2. */
  picture: ReactNode;
  /** Title with the link, which covers the whole plate. */
  title: ReactNode;
  meta?: ReactNode;
  end?: ReactNode;
  headingLevel?: 2 | 3;
}

export function Plate({ picture, title, meta, end, headingLevel = 3 }: PlateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.plate} data-slot="plate">
      <PictureFrame className={styles.platePicture}>{picture}</PictureFrame>
      <Heading>{title}</Heading>
      {(meta || end) && (
        <Row gap={8} className={styles.plateMeta} data-slot="plate-meta">
          {meta}
          {end}
        </Row>
      )}
    </article>
  );
}

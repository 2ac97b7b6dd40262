import { Link } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { paths } from '#web/paths.ts';
import { Picture, PictureFrame } from '#web/ui/picture.tsx';
import styles from './themes.module.css';

export interface ThemeLink {
  slug: string;
  title: string;
  imageUrl: string | null;
}

export function ThemeLinks({ themes }: { themes: readonly ThemeLink[] }) {
  return (
    <ul className={styles.themeLinks}>
      {themes.map(({ slug, title, imageUrl }) => (
        <li key={slug}>
          <Link to={paths.themedTrip(slug)}>
            <PictureFrame as="span" className={styles.themePorthole}>
              <Picture url={imageUrl} fallback={<Landscape place={slug} />} />
            </PictureFrame>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

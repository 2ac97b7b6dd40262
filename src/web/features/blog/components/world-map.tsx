import { Link } from 'react-router';
import type { Destination } from '#db/public-reads/blog.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { onSheet } from '../model.ts';
import landUrl from './land.svg?no-inline';

interface WorldMapProps {
  destinations: readonly (Destination & { name: string })[];
}

/** For pointers: its stops appear with scripts, since countries are close; the list below has all. */
export function WorldMap({ destinations }: WorldMapProps) {
  const isHydrated = useHydrated();
  return (
    <div aria-hidden="true">
      <svg viewBox="0 0 1800 720" aria-hidden="true">
        <use href={`${landUrl}#land`} />
      </svg>
      <ul>
        {(isHydrated ? destinations : []).map(({ iso_a2, name, lat, lng }) => {
          const { x, y } = onSheet({ lat: lat ?? 0, lng: lng ?? 0 });
          return (
            <li key={iso_a2} style={{ left: `${(x / 360) * 100}%`, top: `${(y / 144) * 100}%` }}>
              <Link to={paths.blog({ country: iso_a2 })} tabIndex={-1}>
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

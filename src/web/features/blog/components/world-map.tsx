import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import worldUrl from 'world-atlas/land-110m.json?url';
import { paths } from '#web/paths.ts';
import { landPath, onSheet } from '../model.ts';
import type { Destination } from '../queries.ts';

/** Land in outline (Natural Earth, public domain), as a path; empty when it can't be had: the stops stand alone then. */
const outlineQuery = {
  queryKey: ['world-outline'],
  queryFn: async () => {
    const response = await fetch(worldUrl);
    if (!response.ok) return '';
    const topology: Topology<Objects<Record<string, never>>> = await response.json();
    const { land } = topology.objects;
    if (!land) return '';
    const shape = feature(topology, land);
    const shapes = shape.type === 'FeatureCollection' ? shape.features : [shape];
    return landPath(
      shapes.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [])),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
};

interface WorldMapProps {
  destinations: readonly (Destination & { name: string })[];
}

/**
 * The world on a sheet of paper, with a stop in each country that the blog is about; each leads to its articles. For pointers
 * alone: countries lie as close as they do, and the list below has each of them for everybody.
 */
export function WorldMap({ destinations }: WorldMapProps) {
  const { data: outline = '' } = useQuery(outlineQuery);
  return (
    <div aria-hidden="true">
      <svg viewBox="0 0 360 144" aria-hidden="true">
        <path d={outline} />
      </svg>
      <ul>
        {destinations.map(({ iso_a2, name, lat, lng }) => {
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

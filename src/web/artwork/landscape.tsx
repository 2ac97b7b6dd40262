import clsx from 'clsx';
import styles from './landscape.module.css';
import {
  chooseLandscape,
  type LandscapeChoice,
  type LandscapeClues,
  type LandscapeTime,
  timeOfMonth,
} from './landscape-choice.ts';

const FILES = import.meta.glob<string>('./landscapes/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Writes attributes, since rendered pages have no inline styles. */
const variation = ({ isFlipped, near, light }: LandscapeChoice) => ({
  'data-flipped': isFlipped || undefined,
  'data-near': near,
  'data-light': light,
});

interface LandscapeProps extends LandscapeClues {
  /** Name of the place; without one, the kind decides. */
  place?: string;
  /** Time of day; default: by season, and evening in the dark theme. */
  time?: LandscapeTime;
  /** `eager` where it is visible when the page opens. */
  loading?: 'eager' | 'lazy';
  className?: string | undefined;
}

/** A decorative cover, the same for a place each time. */
export function Landscape({
  place,
  kind,
  otherwise,
  month,
  time,
  loading = 'lazy',
  className,
}: LandscapeProps) {
  const choice = chooseLandscape(place ?? kind ?? '', { kind, otherwise, month });
  const isOwn = place !== undefined;
  const drawing = `${choice.kind}-${choice.composition}`;
  const lightTime = time ?? (month === undefined ? 'day' : timeOfMonth(month));
  // Both times, since the theme decides in CSS; a lazy picture that is not displayed is never fetched. An eager one is small beside
  // the time in which a style sheet would decide.
  const times: readonly LandscapeTime[] = lightTime === 'day' && !time ? ['day', 'evening'] : [lightTime];
  return (
    <span
      className={clsx(styles.landscape, className)}
      data-slot="landscape"
      data-landscape={drawing}
      {...(isOwn && variation(choice))}
    >
      {times.map((of) => (
        <img
          key={of}
          src={FILES[`./landscapes/${drawing}-${of}.svg`]}
          alt=""
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          decoding="async"
          data-time={times.length > 1 ? of : undefined}
        />
      ))}
    </span>
  );
}

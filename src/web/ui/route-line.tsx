import clsx from 'clsx';
import styles from './route-line.module.css';

export interface RouteLineProps {
  label: string;
  stops: readonly string[];
  current: number;
  className?: string | undefined;
}

export function RouteLine({ label, stops, current, className }: RouteLineProps) {
  return (
    <ol className={clsx(styles.routeLine, className)} data-slot="route-line" aria-label={label}>
      {stops.map((stop, index) => (
        <li
          key={stop}
          data-state={index < current ? 'behind' : index === current ? 'here' : 'ahead'}
          {...(index === current && { 'aria-current': 'step' })}
        >
          {stop}
        </li>
      ))}
    </ol>
  );
}

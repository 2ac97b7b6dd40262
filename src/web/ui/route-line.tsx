import styles from './route-line.module.css';

export interface RouteLineProps {
  label: string;
  stops: readonly string[];
  current: number;
}

export function RouteLine({ label, stops, current }: RouteLineProps) {
  return (
    <ol className={styles.routeLine} data-slot="route-line" aria-label={label}>
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

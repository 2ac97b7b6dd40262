import { Fragment } from 'react';
import { type Place, readPlace } from '#domain/place.ts';
import styles from './print-view.module.css';

interface PrintPlaceProps {
  label?: string;
  place: unknown;
  /** Takes precedence over the place's address. */
  address?: string | null;
  /** A place of the same name is not repeated. */
  title?: string;
}

export function PrintPlace({ label, place, address, title }: PrintPlaceProps) {
  const read = readPlace(place);
  const lines = linesOf(read, address?.trim() ?? '').filter((line) => line !== title);
  if (lines.length === 0) return null;
  return (
    <p className={styles.printPlace}>
      {label && <span className={styles.printLabel}>{label} </span>}
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' · '}
          {index === 0 && lines.length > 1 ? <b>{line}</b> : <bdi>{line}</bdi>}
        </Fragment>
      ))}
    </p>
  );
}

function linesOf(place: Place | null, address: string): string[] {
  if (address) return [address];
  if (!place) return [];
  const { name, formatted_address } = place;
  return formatted_address.startsWith(name) ? [formatted_address] : [name, formatted_address];
}

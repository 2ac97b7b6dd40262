import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './stops.module.css';

interface StopsOwnProps<E extends ElementType> {
  as?: E;
  /** True: its last stop is filled, as where one arrives. */
  arrives?: boolean;
}

type StopsProps<E extends ElementType> = StopsOwnProps<E> & Omit<ComponentProps<E>, keyof StopsOwnProps<E>>;

/** A list whose entries are the stops of a route, with the line that joins them. */
export function Stops<E extends ElementType = 'ol'>({ as, arrives, className, ...rest }: StopsProps<E>) {
  const Element: ElementType = as ?? 'ol';
  return <Element className={clsx(styles.stops, className)} data-arrives={arrives || undefined} {...rest} />;
}

/** The same as a drawing: `circle`s on a `path`, filled where they have `data-filled`. */
export function StopsDrawing({ className, ...rest }: ComponentProps<'svg'>) {
  return <svg className={clsx(styles.stopsDrawing, className)} aria-hidden="true" {...rest} />;
}

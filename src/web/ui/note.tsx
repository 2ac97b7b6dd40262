import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

interface NoteOwnProps<E extends ElementType> {
  /** The element that it is; a `p` by default. */
  as?: E;
  /** Size of the letters, in px of the type scale, or that of the text around it. */
  size?: 12 | 13 | 14 | 'text';
  /** Colour of the letters; soft by default. */
  tone?: 'warn' | 'danger';
}

export type NoteProps<E extends ElementType = 'p'> = NoteOwnProps<E> &
  Omit<ComponentProps<E>, keyof NoteOwnProps<E>>;

/** Small soft text below or beside something: a hint, a date, a count. */
export function Note<E extends ElementType = 'p'>({ as, size, tone, className, ...rest }: NoteProps<E>) {
  const Element: ElementType = as ?? 'p';
  return <Element className={clsx(styles.note, className)} data-size={size} data-tone={tone} {...rest} />;
}

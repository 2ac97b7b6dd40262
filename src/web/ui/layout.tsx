import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

interface LayoutProps<E extends ElementType> {
  /** The element that it is; a `div` by default. */
  as?: E;
  /** Gap between the parts, in px. */
  gap?: 2 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | undefined;
}

interface RowOwnProps<E extends ElementType> extends LayoutProps<E> {
  /** How parts of different heights lie; in the middle by default. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'between' | 'center' | 'end';
  /** Gap between its lines in px, where that is less than between its parts. */
  rowGap?: 0 | 2 | 4 | 6 | 8 | 12;
  /** True: as wide as its parts, in a line of text. */
  inline?: boolean;
  /** Whether what has no room goes to the next line. */
  wrap?: boolean;
}

interface StackOwnProps<E extends ElementType> extends LayoutProps<E> {
  /** How narrow parts are aligned; as wide as the stack by default. */
  align?: 'start' | 'center';
}

type Props<E extends ElementType, Own> = Own & Omit<ComponentProps<E>, keyof Own>;

export type RowProps<E extends ElementType = 'div'> = Props<E, RowOwnProps<E>>;
export type StackProps<E extends ElementType = 'div'> = Props<E, StackOwnProps<E>>;

/** Parts beside each other. Attributes carry the values, since rendered pages have no inline styles. */
export function Row<E extends ElementType = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap,
  rowGap,
  inline,
  className,
  ...rest
}: RowProps<E>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      className={clsx(styles.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-row-gap={rowGap}
      data-inline={inline || undefined}
      {...rest}
    />
  );
}

/** Parts below each other. */
export function Stack<E extends ElementType = 'div'>({ as, gap, align, className, ...rest }: StackProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={clsx(styles.stack, className)} data-gap={gap} data-align={align} {...rest} />;
}

type VisuallyHiddenProps<E extends ElementType> = { as?: E } & Omit<ComponentProps<E>, 'as' | 'className'>;

/** A text that is read out, but not seen; a `span` by default. */
export function VisuallyHidden<E extends ElementType = 'span'>({ as, ...rest }: VisuallyHiddenProps<E>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={styles.visuallyHidden} data-slot="visually-hidden" {...rest} />;
}

type PageWidthProps<E extends ElementType> = { as?: E } & Omit<ComponentProps<E>, 'as'>;

/** A box as wide as a page's content may be, in the middle of the window. */
export function PageWidth<E extends ElementType = 'div'>({ as, className, ...rest }: PageWidthProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={clsx(styles.pageWidth, className)} {...rest} />;
}

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

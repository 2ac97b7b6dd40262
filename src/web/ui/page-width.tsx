import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './page-width.module.css';

type PageWidthProps<E extends ElementType> = { as?: E } & Omit<ComponentProps<E>, 'as'>;

/** A box as wide as a page's content may be, in the middle of the window. */
export function PageWidth<E extends ElementType = 'div'>({ as, className, ...rest }: PageWidthProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={clsx(styles.pageWidth, className)} {...rest} />;
}

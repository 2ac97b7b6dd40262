import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

type VisuallyHiddenProps<E extends ElementType> = { as?: E } & Omit<ComponentProps<E>, 'as' | 'className'>;

/** A text that is read out, but not seen; a `span` by default. */
export function VisuallyHidden<E extends ElementType = 'span'>({ as, ...rest }: VisuallyHiddenProps<E>) {
  const Element: ElementType = as ?? 'span';
  return <Element className={styles.visuallyHidden} data-slot="visually-hidden" {...rest} />;
}

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './prose.module.css';

/** Written text: an article, a legal page, what to know of a place. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(styles.prose, className)} data-slot="prose" {...rest} />;
}

import type { ComponentProps } from 'react';
import styles from './home.module.css';

/** A stop on the way down the home page. */
export function HomeSection(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section className={styles.homeSection} {...props} />;
}

import type { ComponentProps } from 'react';
import styles from './home.module.css';

export function HomeSection(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section className={styles.homeSection} {...props} />;
}

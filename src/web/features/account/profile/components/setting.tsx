import type { ComponentProps, ReactNode } from 'react';
import { Row } from '#web/ui/layout.tsx';
import styles from './setting.module.css';

interface SettingsSectionProps {
  /** Anchor in the page's address. */
  id: string;
  title: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section className={styles.profileSection} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

export function Setting({ children }: { children: ReactNode }) {
  return (
    <Row gap={24} rowGap={12} justify="between" wrap className={styles.setting}>
      {children}
    </Row>
  );
}

export function SettingProblem({ children }: { children: ReactNode }) {
  return (
    <Row
      gap={12}
      justify="between"
      wrap
      className={styles.settingProblem}
      data-slot="setting-problem"
      role="alert"
    >
      {children}
    </Row>
  );
}

export function DeviceRows(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul className={styles.sessions} data-slot="sessions" {...props} />;
}

export function ThisDevice({ children }: { children: ReactNode }) {
  return <span className={styles.sessionHere}>{children}</span>;
}

import type { ComponentProps, ReactNode } from 'react';
import { Row } from '#web/ui/layout.tsx';
import styles from './setting.module.css';

interface SettingsSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the profile. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section className={styles.profileSection} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A setting: what it is, and beside it the buttons that change it. */
export function Setting({ children }: { children: ReactNode }) {
  return (
    <Row gap={24} rowGap={12} justify="between" wrap className={styles.setting}>
      {children}
    </Row>
  );
}

/** Why a setting could not be read or changed. */
export function SettingProblem({ children }: { children: ReactNode }) {
  return (
    <div className={styles.settingProblem} data-slot="setting-problem" role="alert">
      {children}
    </div>
  );
}

/** Devices, each with the way out of it. */
export function DeviceRows(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul className={styles.sessions} data-slot="sessions" {...props} />;
}

/** Marks the device that one is on. */
export function ThisDevice({ children }: { children: ReactNode }) {
  return <span className={styles.sessionHere}>{children}</span>;
}

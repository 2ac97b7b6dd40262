import { type ReactNode, useId } from 'react';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import styles from './setting.module.css';

interface SettingSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onTurn: (isOn: boolean) => void;
}

interface SwitchGroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function SwitchGroup({ id, title, children }: SwitchGroupProps) {
  return (
    <Stack as="fieldset" gap={4} className={styles.mailSwitches} id={id}>
      <legend>{title}</legend>
      {children}
    </Stack>
  );
}

export function SettingSwitch({ label, hint, isOn, isDisabled = false, onTurn }: SettingSwitchProps) {
  const id = useId();
  return (
    <Row as="label" gap={14} align="start" className={styles.mailSwitch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        <Note as="span" size={14} className={styles.mailSwitchHint} id={`${id}-hint`}>
          {hint}
        </Note>
      </span>
    </Row>
  );
}

import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/field.tsx';
import styles from '../security.module.css';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** Six figures of an authenticator app. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <TextField
      className={styles.codeField}
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

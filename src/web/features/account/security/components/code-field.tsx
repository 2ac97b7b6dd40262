import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/field.tsx';
import styles from './security.module.css';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  takesRecovery?: boolean;
}

/** Accepts six digits, or a recovery code where `takesRecovery` is set [AUTH-9]. */
export function CodeField({ value, onChange, error, takesRecovery = false }: CodeFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <TextField
      className={styles.codeField}
      label={t(takesRecovery ? 'codeOrRecovery' : 'code')}
      inputMode={takesRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="one-time-code"
      maxLength={takesRecovery ? 30 : 9}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

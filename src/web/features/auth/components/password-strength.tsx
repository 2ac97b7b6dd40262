import { useTranslation } from 'react-i18next';
import { strengthOf } from '../model.ts';

/** How a new password does, while it is typed: in plain words, and on a line with three stops. */
export function PasswordStrength({ password, email }: { password: string; email?: string }) {
  const { t } = useTranslation('auth');
  const strength = strengthOf(password, email);
  const words = {
    none: t('passwordHint'),
    short: t('passwordHint'),
    weak: t('strengthWeak'),
    fair: t('strengthFair'),
    strong: t('strengthStrong'),
  };
  return (
    <span className="strength" data-strength={strength}>
      <span className="strength-line" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words[strength]}
    </span>
  );
}

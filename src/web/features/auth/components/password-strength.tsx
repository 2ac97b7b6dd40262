import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { strengthOf } from '../model.ts';
import { useCommonPassword } from '../use-common-password.ts';
import styles from './auth.module.css';

/** Rates the password while it is typed. */
export function PasswordStrength({ password, email }: { password: string; email?: string }) {
  const { t } = useTranslation('auth');
  const isCommon = useCommonPassword(password);
  const strength = strengthOf(password, { email, isCommon });
  const words = {
    none: t('passwordHint'),
    long: t('passwordTooLong'),
    weak: t('strengthWeak'),
    fair: t('strengthFair'),
    strong: t('strengthStrong'),
  };
  return (
    <Row as="span" gap={10} data-strength={strength}>
      <Row as="span" justify="between" className={styles.strengthLine} aria-hidden="true">
        <i />
        <i />
        <i />
      </Row>
      {words[strength]}
    </Row>
  );
}

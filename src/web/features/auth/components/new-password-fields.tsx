import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { Row } from '#web/ui/layout.tsx';
import { strengthOf } from '../model.ts';
import type { NewPasswordForm } from '../schema.ts';
import { useCommonPassword } from '../use-common-password.ts';
import { useFormFields } from '../use-form-fields.ts';
import styles from './auth.module.css';

/** A new password, rated while it is typed, and once more [AUTH-4]. */
export function NewPasswordFields({ label, email }: { label: string; email: string }) {
  const { t } = useTranslation('auth');
  const form = useFormContext<NewPasswordForm>();
  const field = useFormFields(form);
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} email={email} />}
        {...field('password')}
      />
      <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...field('confirmation')} />
    </>
  );
}

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

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PasswordInput } from '#web/forms/password-input.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import { rememberPendingEmail, type SignInHindrance, useAuthActions } from '../mutations.ts';
import { type SignInForm as Form, signInSchema } from '../schema.ts';
import { useFormFields } from '../use-form-fields.ts';
import styles from './auth.module.css';
import { AuthForm } from './auth-parts.tsx';

export function SignInForm() {
  const { t } = useTranslation('auth');
  const { signIn } = useAuthActions();
  const [hindrance, setHindrance] = useState<SignInHindrance | null>(null);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const field = useFormFields(form);
  return (
    <AuthForm
      onSubmit={form.handleSubmit(async (typed) => {
        const outcome = await signIn(typed);
        setHindrance(typeof outcome === 'string' ? outcome : null);
        if (outcome === 'unconfirmed') rememberPendingEmail(typed.email);
      })}
    >
      <TextField label={t('email')} type="email" autoComplete="username" {...field('email')} />
      <PasswordInput label={t('password')} autoComplete="current-password" {...field('password')} />
      <Row as="p" gap={20} rowGap={4} align="stretch" justify="between" wrap className={styles.authWays}>
        <Link className="link" to={paths.auth({ action: 'forgot' })}>
          {t('forgotPassword')}
        </Link>
        <Link className="link" to={paths.auth({ action: 'code' })}>
          {t('codeInstead')}
        </Link>
      </Row>
      <Status>
        {hindrance === 'unconfirmed' && (
          <p className={styles.authNotice}>
            {t('notConfirmed')}{' '}
            <Link className="link" to={paths.checkEmail()}>
              {t('confirmNow')}
            </Link>
          </p>
        )}
        {hindrance === 'banned' && (
          <p className={styles.authNotice}>
            {t('accountBanned')}{' '}
            <Link className="link" to={paths.contact()}>
              {t('writeUs')}
            </Link>
          </p>
        )}
      </Status>
      <Button variant="go" size="big" type="submit" isBusy={form.formState.isSubmitting}>
        {t('signIn')}
      </Button>
    </AuthForm>
  );
}

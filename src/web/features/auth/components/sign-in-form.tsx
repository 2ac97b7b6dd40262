import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useAuthActions } from '../mutations.ts';
import { type SignInForm as Form, signInSchema } from '../schema.ts';
import { useFormMessages } from './use-form-messages.ts';

/** Sign-in by e-mail and password (AUTH-5). What was typed stays when it is refused. */
export function SignInForm() {
  const { t } = useTranslation('auth');
  const messageOf = useFormMessages();
  const { signIn } = useAuthActions();
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={handleSubmit(async (form) => {
        await signIn(form);
      })}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        error={messageOf(formState.errors.email)}
        {...register('email')}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        error={messageOf(formState.errors.password)}
        {...register('password')}
      />
      <Link className="link auth-forgot" to={paths.auth({ action: 'forgot' })}>
        {t('forgotPassword')}
      </Link>
      <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
        {t('signIn')}
      </Button>
    </form>
  );
}

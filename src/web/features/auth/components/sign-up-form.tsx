import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Note } from '#web/ui/layout.tsx';
import { useAuthActions } from '../mutations.ts';
import { type SignUpForm as Form, signUpSchema } from '../schema.ts';
import { useFormFields } from '../use-form-fields.ts';
import { AuthForm } from './auth-parts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Shows different passwords as a toast and a marked field [AUTH-2] [AUTH-4]. */
export function SignUpForm() {
  const { t } = useTranslation('auth');
  const { signUp } = useAuthActions();
  const form = useForm<Form>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: { email: '', password: '', confirmation: '' },
  });
  const { handleSubmit, setError, control, formState } = form;
  const field = useFormFields(form);
  const email = useWatch({ control, name: 'email' });
  return (
    <FormProvider {...form}>
      <AuthForm
        onSubmit={handleSubmit(async (typed) => {
          const outcome = await signUp(typed);
          if (typeof outcome === 'string') {
            setError('password', { message: outcome }, { shouldFocus: true });
          } else if (typed.password !== typed.confirmation) {
            setError('confirmation', { message: 'confirmationDiffers' }, { shouldFocus: true });
          }
        })}
      >
        <TextField label={t('email')} type="email" autoComplete="username" {...field('email')} />
        <NewPasswordFields label={t('password')} email={email} />
        <Button variant="go" size="big" type="submit" isBusy={formState.isSubmitting}>
          {t('signUp')}
        </Button>
        <Note>
          {t('acceptTerms')}{' '}
          <Link className="link" to={paths.terms()} target="_blank">
            {t('termsLink')}
          </Link>{' '}
          {t('andPrivacy')}{' '}
          <Link className="link" to={paths.privacy()} target="_blank">
            {t('privacyLink')}
          </Link>
          .
        </Note>
      </AuthForm>
    </FormProvider>
  );
}

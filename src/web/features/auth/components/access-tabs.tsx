import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { paths } from '#web/paths.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialSignIn } from './social-sign-in.tsx';

export function AccessTabs({ form }: { form: 'login' | 'signup' }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <Tabs
      label={t('forms')}
      value={form}
      onValueChange={(action) =>
        navigate(paths.auth({ action: action === 'signup' ? 'signup' : 'login' }), { replace: true })
      }
      tabs={[
        { value: 'login', label: t('signInTab') },
        { value: 'signup', label: t('signUpTab') },
      ]}
    >
      <ScriptedForm>{form === 'login' ? <SignInForm /> : <SignUpForm />}</ScriptedForm>
      <SocialSignIn />
    </Tabs>
  );
}

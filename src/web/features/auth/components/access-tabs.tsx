import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSiteFacts } from '#web/data/site.ts';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { isProvider, providerName } from '../model.ts';
import { useAuthActions } from '../mutations.ts';
import styles from './auth.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

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

/** Renders nothing without any provider [AUTH-7]. */
function SocialSignIn() {
  const { t } = useTranslation('auth');
  const { isBusy } = useSession();
  const { signInWith } = useAuthActions();
  const providers = useSiteFacts().providers.filter(isProvider);
  if (providers.length === 0) return null;
  return (
    <Stack gap={12} className={styles.authSocial}>
      <Row as={Note} gap={14} className={styles.authOr}>
        {t('or')}
      </Row>
      {providers.map((provider) => (
        <Button key={provider} variant="line" disabled={isBusy} onClick={() => signInWith(provider)}>
          {t('continueWith', { provider: providerName(provider) })}
        </Button>
      ))}
    </Stack>
  );
}

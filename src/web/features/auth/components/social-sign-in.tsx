import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { providerName } from '../model.ts';
import { useAuthActions } from '../mutations.ts';
import { providersQuery } from '../queries.ts';
import styles from './auth.module.css';

/** Nothing without any [AUTH-7]. */
export function SocialSignIn() {
  const { t } = useTranslation('auth');
  const { isBusy } = useSession();
  const { signInWith } = useAuthActions();
  const { data: providers = [] } = useQuery(providersQuery);
  if (providers.length === 0) return null;
  return (
    <Stack gap={12} className={styles.authSocial}>
      <Row as="p" gap={14} className={styles.authOr}>
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

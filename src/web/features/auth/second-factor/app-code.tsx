import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadClient } from '#web/data/supabase-client.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CodeForm } from '../code/components/code-form.tsx';
import { AuthText, authActionClass } from '../components/auth-parts.tsx';
import { useSecondFactor } from './mutations.ts';

export function AppCode() {
  const { t } = useTranslation(['auth', 'common']);
  const { enterAppCode } = useSecondFactor();
  const { data: factors, isPending, isError, refetch } = useQuery(factorsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  if (isPending) return <Spinner label={t('common:loading')} />;
  if (isError) {
    return (
      <>
        <AuthText>{t('auth:unreachable')}</AuthText>
        <Button className={authActionClass} variant="go" size="big" onClick={() => refetch()}>
          {t('auth:tryAgain')}
        </Button>
      </>
    );
  }
  const factorId = chosen ?? factors[0]?.id;
  if (factorId === undefined) return <AuthText>{t('auth:secondUnknown')}</AuthText>;
  return (
    <>
      <AuthText>{t('auth:secondText')}</AuthText>
      {factors.length > 1 && (
        <SelectField
          label={t('auth:factor')}
          value={factorId}
          onChange={(event) => setChosen(event.target.value)}
          options={factors.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <CodeForm
        submitLabel={t('auth:secondConfirm')}
        wrong="appCodeWrong"
        onCode={(code) => enterAppCode(factorId, code)}
      />
    </>
  );
}

/** Lists the authenticator apps before the second factor is passed [AUTH-9]. */
const factorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: async () => {
    const { data, error } = await (await loadClient()).auth.mfa.listFactors();
    if (error) throw error;
    return data.totp.map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' }));
  },
  // The next user of the page may be another person.
  gcTime: 0,
});

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { Stops } from '#web/ui/stops.tsx';
import { FormBeside } from '../../submission-form.tsx';
import styles from './custom-trip.module.css';
import { CustomTripForm } from './custom-trip-form.tsx';

/** `requests` shows the earlier requests of the signed-in user [PUB-2]. */
export function CustomTripPage({ requests }: { requests: ReactNode }) {
  const { t } = useTranslation('custom-trip');
  const steps = [
    { title: t('stepDescribe'), text: t('stepDescribeText') },
    { title: t('stepDraft'), text: t('stepDraftText') },
    { title: t('stepAdjust'), text: t('stepAdjustText') },
  ];
  return (
    <PublicPage>
      <PublicHead title={t('heading')} lead={t('lead')} />
      {requests}
      <FormBeside>
        <ScriptedForm>
          <CustomTripForm />
        </ScriptedForm>
        <aside aria-labelledby="custom-trip-steps">
          <h2 id="custom-trip-steps">{t('stepsTitle')}</h2>
          <Stops arrives className={styles.routeList}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Stops>
        </aside>
      </FormBeside>
    </PublicPage>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { CountryAdvice } from '../../advice/components/country-advice.tsx';
import { countryOf, type IdeasPanelProps } from '../ideas.ts';
import { useCountryNames } from '../use-country-names.ts';
import { CountryIdeas } from './country-ideas.tsx';
import styles from './ideas.module.css';

/** Lists ideas of the country that the trip goes to [PUB-5]. */
export function IdeasPanel(props: IdeasPanelProps) {
  const { t } = useTranslation('trip-activities');
  const [chosen, setChosen] = useState('');
  const code = chosen || countryOf(props.trip);
  return (
    <Stack gap={18} className={styles.ideas}>
      <CountryChoice code={code ?? ''} onChoose={setChosen} />
      {code ? (
        <>
          <CountryIdeas key={code} code={code} {...props} />
          <CountryAdvice code={code} day={props.trip.start_date} />
        </>
      ) : (
        <EmptyState size="small" title={t('ideasUnknownTitle')} text={t('ideasUnknownText')} />
      )}
    </Stack>
  );
}

function CountryChoice({ code, onChoose }: { code: string; onChoose: (code: string) => void }) {
  const { t } = useTranslation('trip-activities');
  const { countries } = useCountryNames();
  return (
    <SelectField
      label={t('ideasCountry')}
      value={code}
      onChange={(event) => onChoose(event.target.value)}
      options={countries}
    >
      {code === '' && <option value="">{t('ideasChooseCountry')}</option>}
    </SelectField>
  );
}

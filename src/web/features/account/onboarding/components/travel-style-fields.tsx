import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { INTERESTS, PACES, type TravelStyle } from '../../model.ts';
import styles from './travel-style-fields.module.css';

/** Pace and interests, as onboarding asks for them and the profile edits them [PROF-2]. */
export function TravelStyleFields() {
  const { t } = useTranslation('onboarding');
  const { register } = useFormContext<TravelStyle>();
  const paces = {
    '': t('paceAny'),
    slow: t('paceSlow'),
    balanced: t('paceBalanced'),
    full: t('paceFull'),
  };
  const interests = {
    nature: t('interestNature'),
    culture: t('interestCulture'),
    food: t('interestFood'),
    sea: t('interestSea'),
    city: t('interestCity'),
    sport: t('interestSport'),
    family: t('interestFamily'),
    night: t('interestNight'),
  };
  return (
    <>
      <Row as="fieldset" gap={8} align="stretch" wrap className={styles.choices}>
        <legend>{t('pace')}</legend>
        {PACES.map((pace) => (
          <Row as="label" gap={10} inline key={pace} className={styles.choice}>
            <input type="radio" value={pace} {...register('pace')} />
            <span>{paces[pace]}</span>
          </Row>
        ))}
      </Row>
      <Row as="fieldset" gap={8} align="stretch" wrap className={styles.choices}>
        <legend>{t('interests')}</legend>
        {INTERESTS.map((interest) => (
          <Row as="label" gap={10} inline key={interest} className={styles.choice}>
            <input type="checkbox" value={interest} {...register('interests')} />
            <span>{interests[interest]}</span>
          </Row>
        ))}
      </Row>
    </>
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STYLES } from '../trip-styles.ts';
import styles from './custom-trip.module.css';

/** What the trip is to be about: any number of choices. */
export function StyleChoices({ register }: { register: UseFormRegisterReturn<'style'> }) {
  const { t } = useTranslation('custom-trip');
  const names = {
    nature: t('styleNature'),
    culture: t('styleCulture'),
    food: t('styleFood'),
    rest: t('styleRest'),
    adventure: t('styleAdventure'),
    family: t('styleFamily'),
  };
  return (
    <fieldset className={styles.formStyles}>
      <legend>{t('style')}</legend>
      {STYLES.map((style) => (
        <label key={style}>
          <input type="checkbox" value={style} {...register} />
          {names[style]}
        </label>
      ))}
    </fieldset>
  );
}

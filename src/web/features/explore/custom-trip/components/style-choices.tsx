import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout.tsx';
import { STYLES } from '../trip-styles.ts';
import styles from './custom-trip.module.css';

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
    <Row as="fieldset" gap={8} align="stretch" wrap className={styles.formStyles}>
      <legend>{t('style')}</legend>
      {STYLES.map((style) => (
        <Row as="label" gap={8} inline key={style}>
          <input type="checkbox" value={style} {...register} />
          {names[style]}
        </Row>
      ))}
    </Row>
  );
}

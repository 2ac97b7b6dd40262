import { useTranslation } from 'react-i18next';
import { QUANTITY_MAX } from './list-form.ts';

/** By the messages of their rules. */
export function useTextMessages() {
  const { t } = useTranslation('lists');
  return {
    textRequired: t('textRequired'),
    textTooLong: t('textTooLong'),
    quantityInvalid: t('quantityInvalid', { most: QUANTITY_MAX }),
  };
}

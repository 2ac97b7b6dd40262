import { useTranslation } from 'react-i18next';

/** Translates messages, which are keys of the area `dashboard`. */
export function useTripMessages(): (
  error: { message?: string | undefined } | undefined,
) => string | undefined {
  const { t } = useTranslation('dashboard');
  const messages = new Map([
    ['destinationRequired', t('destinationRequired')],
    ['destinationTooLong', t('destinationTooLong')],
    ['titleTooLong', t('titleTooLong')],
    ['descriptionTooLong', t('descriptionTooLong')],
    ['attributionTooLong', t('attributionTooLong')],
    ['startRequired', t('startRequired')],
    ['endRequired', t('endRequired')],
    ['dateInvalid', t('dateInvalid')],
    ['endBeforeStart', t('endBeforeStart')],
    ['tripTooLong', t('tripTooLong')],
    ['currencyRequired', t('currencyRequired')],
    ['amountInvalid', t('amountInvalid')],
    ['amountNegative', t('amountNegative')],
    ['amountDecimals', t('amountDecimals')],
    ['amountTooLarge', t('amountTooLarge')],
    ['amountCurrency', t('amountCurrency')],
    ['imageInvalid', t('imageInvalid')],
  ]);
  return (error) => messages.get(error?.message ?? '');
}

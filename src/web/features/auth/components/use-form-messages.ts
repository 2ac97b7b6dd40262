import { useTranslation } from 'react-i18next';

/** The words for a field's refusal: schemas answer with a key of the area `auth`. */
export function useFormMessages(): (error: { message?: string } | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  const messages = new Map([
    ['emailRequired', t('emailRequired')],
    ['emailInvalid', t('emailInvalid')],
    ['passwordRequired', t('passwordRequired')],
    ['confirmationDiffers', t('confirmationDiffers')],
  ]);
  return (error) => messages.get(error?.message ?? '');
}

import { useTranslation } from 'react-i18next';

export function useFormMessages(): (error: { message?: string } | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  const messages = new Map([
    ['emailRequired', t('emailRequired')],
    ['emailInvalid', t('emailInvalid')],
    ['passwordRequired', t('passwordRequired')],
    ['confirmationDiffers', t('confirmationDiffers')],
    ['passwordTooShort', t('passwordTooShort')],
    ['passwordTooLong', t('passwordTooLong')],
    ['passwordCommon', t('passwordCommon')],
    ['passwordSame', t('passwordSame')],
    ['codeIncomplete', t('codeIncomplete')],
    ['codeWrong', t('codeWrong')],
    ['appCodeWrong', t('appCodeWrong')],
    ['recoveryCodeWrong', t('recoveryCodeWrong')],
    ['recoveryCodeRequired', t('recoveryCodeRequired')],
  ]);
  return (error) => messages.get(error?.message ?? '');
}

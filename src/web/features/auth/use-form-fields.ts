import { type FieldValues, get, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type FormOf<Form extends FieldValues> = Pick<UseFormReturn<Form>, 'register' | 'formState'>;

/** What a field takes from its form: the registration, and the error in the language of the page. */
export function useFormFields<Form extends FieldValues>({ register, formState: { errors } }: FormOf<Form>) {
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
  return <Name extends Path<Form>>(name: Name, options?: RegisterOptions<Form, Name>) => {
    const error: { message?: string } | undefined = get(errors, name);
    return { ...register(name, options), error: messages.get(error?.message ?? '') };
  };
}

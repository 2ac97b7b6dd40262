import { useTranslation } from 'react-i18next';
import type { PictureField } from '#domain/pictures.ts';
import type { RegisteredField } from '#web/forms/use-stored-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { BothLanguages } from './form-parts.tsx';
import { PictureAddress, type PictureAddressProps } from './picture-address.tsx';

interface PictureFieldsProps extends PictureAddressProps {
  field: (name: PictureField) => RegisteredField;
}

export function PictureFields({ field, ...address }: PictureFieldsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <PictureAddress {...address} />
      {address.url.trim() !== '' && (
        <>
          <BothLanguages name="alt" labels={[t('altFr'), t('altEn')]} hint={t('altHint')} field={field} />
          <BothLanguages name="caption" labels={[t('captionFr'), t('captionEn')]} field={field} />
          <TextField label={t('credit')} hint={t('creditHint')} {...field('credit')} />
        </>
      )}
    </>
  );
}

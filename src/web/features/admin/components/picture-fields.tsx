import { useTranslation } from 'react-i18next';
import type { PictureField } from '#domain/pictures.ts';
import type { RegisteredField } from '#web/forms/use-stored-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { Pair } from './form-parts.tsx';
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
          <Pair>
            <TextField label={t('altFr')} hint={t('altHint')} lang="fr" {...field('alt_fr')} />
            <TextField label={t('altEn')} hint={t('altHint')} lang="en" {...field('alt_en')} />
          </Pair>
          <Pair>
            <TextField label={t('captionFr')} lang="fr" {...field('caption_fr')} />
            <TextField label={t('captionEn')} lang="en" {...field('caption_en')} />
          </Pair>
          <TextField label={t('credit')} hint={t('creditHint')} {...field('credit')} />
        </>
      )}
    </>
  );
}

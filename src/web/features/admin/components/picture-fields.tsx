import { useTranslation } from 'react-i18next';
import type { PictureTexts } from '#domain/picture-texts.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from '../forms.module.css';
import type { EditForm, FormValues } from '../use-edit-form.ts';
import { PictureAddress } from './picture-address.tsx';

interface PictureFieldsProps<Form extends FormValues & PictureTexts> {
  form: EditForm<Form>;
  /** The field of the address. */
  name: keyof Form & string;
}

/** A picture, with its alternative text and caption in both languages, and its credit. */
export function PictureFields<Form extends FormValues & PictureTexts>({
  form,
  name,
}: PictureFieldsProps<Form>) {
  const { t } = useTranslation('admin');
  const { field } = form;
  const url = String(form.form[name] ?? '');
  return (
    <>
      <PictureAddress form={form} name={name} />
      {url.trim() !== '' && (
        <>
          <div className={styles.admPair}>
            <TextField label={t('altFr')} hint={t('altHint')} lang="fr" {...field('alt_fr')} />
            <TextField label={t('altEn')} hint={t('altHint')} lang="en" {...field('alt_en')} />
          </div>
          <div className={styles.admPair}>
            <TextField label={t('captionFr')} lang="fr" {...field('caption_fr')} />
            <TextField label={t('captionEn')} lang="en" {...field('caption_en')} />
          </div>
          <TextField label={t('credit')} hint={t('creditHint')} {...field('credit')} />
        </>
      )}
    </>
  );
}

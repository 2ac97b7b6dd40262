import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { TextField } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import styles from '../forms.module.css';
import { storePicture } from '../store-picture.ts';
import type { EditForm, FormValues } from '../use-edit-form.ts';
import { PicturePreview } from './picture-preview.tsx';

interface PictureAddressProps<Form extends FormValues> {
  form: EditForm<Form>;
  /** The field of the address. */
  name: keyof Form & string;
}

/** A picture: by its address, or by a file that is stored here; shown as readers will see it. */
export function PictureAddress<Form extends FormValues>({ form, name }: PictureAddressProps<Form>) {
  const { t } = useTranslation('admin');
  const { field } = form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: storePicture,
    onSuccess: (path) => form.setText(name, path),
  });
  return (
    <>
      <TextField label={t('picture')} hint={t('pictureHint')} type="url" inputMode="url" {...field(name)} />
      <FilePicker
        label={t('pictureChoose')}
        hint={t('pictureDrop')}
        accept="image/*"
        isBusy={isPending}
        onFiles={([file]) => file && mutate(file)}
      />
      {error && (
        <p className={styles.admPictureBroken} role="alert">
          {errorText(toAppError(error))}
        </p>
      )}
      <PicturePreview url={String(form.form[name] ?? '')} />
    </>
  );
}

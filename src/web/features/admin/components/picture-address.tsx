import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/data/request.ts';
import type { RegisteredField } from '#web/forms/use-stored-form.ts';
import { useHiddenPicture } from '#web/pictures/use-hidden-picture.ts';
import { TextField } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { Note } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import { useDebounced } from '#web/ui/timing.ts';
import { usePictureUpload } from '../use-picture-upload.ts';
import styles from './forms.module.css';

export interface PictureAddressProps {
  address: RegisteredField;
  url: string;
  onStored: (url: string) => void;
}

export function PictureAddress({ address, url, onStored }: PictureAddressProps) {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = usePictureUpload(onStored);
  return (
    <>
      <TextField label={t('picture')} hint={t('pictureHint')} type="url" inputMode="url" {...address} />
      <FilePicker
        label={t('pictureChoose')}
        hint={t('pictureDrop')}
        accept="image/*"
        isBusy={isPending}
        onFiles={([file]) => file && mutate(file)}
      />
      {error && (
        <Note size={14} tone="warn" role="alert">
          {failureText(error)}
        </Note>
      )}
      <PicturePreview url={url} />
    </>
  );
}

const PAUSE_MS = 400;

function PicturePreview({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  const debounced = useDebounced(url.trim(), PAUSE_MS);
  const [broken, setBroken] = useState('');
  const shownHosts = useHiddenPicture(debounced);
  if (!/^(https:\/\/|\/storage\/)\S+$/.test(debounced)) return null;
  if (shownHosts || broken === debounced) {
    return (
      <Status>
        <Note size={14} tone="warn">
          {shownHosts ? t('pictureHidden', { hosts: shownHosts.join(', ') || '–' }) : t('pictureBroken')}
        </Note>
      </Status>
    );
  }
  return (
    <img
      className={styles.admPicture}
      src={debounced}
      alt={t('picturePreview')}
      referrerPolicy="no-referrer"
      onError={() => setBroken(debounced)}
    />
  );
}

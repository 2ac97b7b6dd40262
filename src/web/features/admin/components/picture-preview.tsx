import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '#web/lib/use-debounced.ts';
import styles from '../forms.module.css';

const PAUSE_MS = 400;

/** The picture at an address as readers will see it, or that there is none. */
export function PicturePreview({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  const settled = useDebounced(url.trim(), PAUSE_MS);
  const [broken, setBroken] = useState('');
  if (!/^https?:\/\/\S+$/.test(settled)) return null;
  if (broken === settled) {
    return (
      <p className={styles.admPictureBroken} role="status">
        {t('pictureBroken')}
      </p>
    );
  }
  return (
    <img
      className={styles.admPicture}
      src={settled}
      alt={t('picturePreview')}
      onError={() => setBroken(settled)}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHiddenPicture } from '#web/data/use-hidden-picture.ts';
import { Note } from '#web/ui/note.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import styles from './forms.module.css';

const PAUSE_MS = 400;

export function PicturePreview({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  const debounced = useDebounced(url.trim(), PAUSE_MS);
  const [broken, setBroken] = useState('');
  const shownHosts = useHiddenPicture(debounced);
  if (!/^(https:\/\/|\/storage\/)\S+$/.test(debounced)) return null;
  if (shownHosts || broken === debounced) {
    return (
      <Note size={14} tone="warn" role="status">
        {shownHosts ? t('pictureHidden', { hosts: shownHosts.join(', ') || '–' }) : t('pictureBroken')}
      </Note>
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

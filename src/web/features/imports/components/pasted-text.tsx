import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import styles from './imports.module.css';

interface PastedTextProps {
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}

/** Prefers the clipboard's HTML, because its markup has the bookings. */
export function PastedText({ onFiles, onText }: PastedTextProps) {
  const { t } = useTranslation('imports');
  const [text, setText] = useState('');
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const pasted = event.clipboardData.getData('text/html') || event.clipboardData.getData('text/plain');
    if (files.length === 0 && pasted.trim() === '') return;
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
    else onText(pasted);
  };
  return (
    <Stack
      as="form"
      gap={8}
      align="start"
      className={styles.pasted}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onText(text);
        setText('');
      }}
    >
      <TextArea
        label={t('pasteLabel')}
        hint={t('pasteHint')}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      {text.trim() !== '' && <Button type="submit">{t('readText')}</Button>}
    </Stack>
  );
}

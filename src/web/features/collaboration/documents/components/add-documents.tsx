import { Camera, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#web/ui/browser-state.ts';
import { Button } from '#web/ui/button.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import styles from './documents.module.css';

interface AddDocumentsProps {
  onAdd: (files: Iterable<File>) => void;
  isSmall?: boolean;
}

/** Files are chosen, photographed, or pasted outside of fields; they are dropped on what is around. */
export function AddDocuments({ onAdd, isSmall = false }: AddDocumentsProps) {
  const { t } = useTranslation('documents');
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  usePastedFiles(picker, onAdd);
  return (
    <Row gap={14} rowGap={8} wrap className={styles.add}>
      <FileInput ref={picker} multiple onFiles={onAdd} data-slot="document-picker" />
      <FileInput ref={camera} accept="image/*" capture="environment" onFiles={onAdd} />
      <Button size={isSmall ? 'small' : 'normal'} icon={<Plus />} onClick={() => picker.current?.click()}>
        {t('add')}
      </Button>
      {isTouch && (
        <Button
          size={isSmall ? 'small' : 'normal'}
          variant="quiet"
          icon={<Camera />}
          onClick={() => camera.current?.click()}
        >
          {t('photograph')}
        </Button>
      )}
      {!isSmall && (
        <Note className={styles.addHint}>
          {!isTouch && <>{t('drop')}. </>}
          {t('kinds')}
        </Note>
      )}
    </Row>
  );
}

/** Takes files that are pasted outside of fields, but not beneath a dialog, which hides what is below. */
function usePastedFiles(part: RefObject<Element | null>, onAdd: (files: Iterable<File>) => void): void {
  const add = useStableCallback(onAdd);
  useEffect(() => {
    // Listens to the clipboard.
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      const isBelow = part.current?.closest('[aria-hidden=true]');
      if (files.length === 0 || isTyping || isBelow || event.defaultPrevented) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [part, add]);
}

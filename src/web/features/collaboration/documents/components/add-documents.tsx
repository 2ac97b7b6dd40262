import { Camera, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#web/ui/browser-state.ts';
import { Button } from '#web/ui/button.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import styles from './documents.module.css';

interface AddDocumentsProps {
  area: HTMLElement | null;
  onAdd: (files: Iterable<File>) => void;
  isSmall?: boolean;
}

/** Files are chosen, photographed, dropped, or pasted outside of fields. */
export function AddDocuments({ area, onAdd, isSmall = false }: AddDocumentsProps) {
  const { t } = useTranslation('documents');
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const isOver = useDroppedFiles(area, onAdd);
  return (
    <Row gap={14} rowGap={8} wrap className={styles.add} data-over={isOver || undefined}>
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

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** True while files are dragged over the area. */
function useDroppedFiles(area: HTMLElement | null, onAdd: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const add = useStableCallback(onAdd);
  useEffect(() => {
    // Listens to the area and the clipboard while the area exists.
    if (!area) return;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && area.contains(event.relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      add([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      if (files.length === 0 || isTyping || event.defaultPrevented) return;
      event.preventDefault();
      add(files);
    };
    area.addEventListener('dragover', over);
    area.addEventListener('dragleave', leave);
    area.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      area.removeEventListener('dragover', over);
      area.removeEventListener('dragleave', leave);
      area.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [area, add]);
  return isOver;
}

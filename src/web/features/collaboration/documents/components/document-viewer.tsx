import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ContentError } from '../content.ts';
import { decodeText } from '../plain-text.ts';
import styles from './documents.module.css';
import { PdfPages } from './pdf-pages.tsx';

export type ShownDocument = Pick<DocumentRow, 'id' | 'name' | 'type'>;

interface DocumentViewerProps {
  row: ShownDocument;
  /** A stable function. @throws ContentError */
  read: (row: ShownDocument) => Promise<Blob>;
  onDownload: () => void;
  onClose: () => void;
}

/** Shows pictures, PDF and texts; other types are downloaded. */
export function DocumentViewer({ row, read, onDownload, onClose }: DocumentViewerProps) {
  const { t } = useTranslation('documents');
  const { content, problem } = useContent(row, read);
  return (
    <Dialog
      onClose={onClose}
      title={row.name}
      size="wide"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="lagoon" icon={<Download />} onClick={onDownload}>
            {t('download')}
          </Button>
        </>
      }
    >
      <div
        className={styles.viewer}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll has to be reachable by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
      >
        {problem && <p role="alert">{t(problem)}</p>}
        {!problem && !content && <Spinner label={t('loading')} />}
        {content && <Content row={row} content={content} />}
      </div>
    </Dialog>
  );
}

function useContent(row: ShownDocument, read: DocumentViewerProps['read']) {
  const [content, setContent] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<ContentError['problem'] | null>(null);
  useEffect(() => {
    // Read only once, since documents never change.
    let isClosed = false;
    read(row)
      .then((bytes) => {
        if (!isClosed) setContent(bytes);
      })
      .catch((error: unknown) => {
        if (!isClosed) setProblem(error instanceof ContentError ? error.problem : 'unreachable');
      });
    return () => {
      isClosed = true;
    };
  }, [row, read]);
  return { content, problem };
}

function Content({ row, content }: { row: ShownDocument; content: Blob }) {
  const { t } = useTranslation('documents');
  const { type } = row;
  if (type === 'application/pdf') return <PdfPages content={content} />;
  if (type.startsWith('image/')) return <Picture content={content} name={row.name} />;
  if (type === 'text/plain' || type === 'message/rfc822') return <PlainText content={content} />;
  return <p>{t('notShown')}</p>;
}

function Picture({ content, name }: { content: Blob; name: string }) {
  const { t } = useTranslation('documents');
  const picture = useRef<HTMLImageElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    // The address is revoked with the picture.
    const url = URL.createObjectURL(content);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [content]);
  if (isUnknown) return <p>{t('notShown')}</p>;
  return <img ref={picture} alt={name} onError={() => setUnknown(true)} />;
}

/** Number of bytes of a text. */
const SHOWN = 200_000;

function PlainText({ content }: { content: Blob }) {
  const [text, setText] = useState('');
  useEffect(() => {
    // Reads only the beginning of the text.
    content
      .slice(0, SHOWN)
      .arrayBuffer()
      .then((bytes) => setText(decodeText(new Uint8Array(bytes), content.size > SHOWN)))
      .catch(console.error);
  }, [content]);
  return <pre>{text}</pre>;
}

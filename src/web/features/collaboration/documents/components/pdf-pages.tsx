import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { OpenPdf } from '../pdf.ts';
import styles from './documents.module.css';

export function PdfPages({ content }: { content: Blob }) {
  const { t } = useTranslation('documents');
  const [pdf, setPdf] = useState<OpenPdf | 'broken' | 'noReader' | null>(null);
  const [page, setPage] = useState(1);
  useEffect(() => {
    // Opens the file; the clean-up ends its worker.
    let opened: OpenPdf | undefined;
    let isClosed = false;
    const fail = (problem: 'broken' | 'noReader') => (error: unknown) => {
      console.warn(error);
      if (!isClosed) setPdf(problem);
    };
    const open = async ({ openPdf }: typeof import('../pdf.ts')) => {
      opened = await openPdf(content);
      if (isClosed) opened.close();
      else setPdf(opened);
    };
    import('../pdf.ts').then((reader) => open(reader).catch(fail('broken')), fail('noReader'));
    return () => {
      isClosed = true;
      opened?.close();
    };
  }, [content]);
  if (typeof pdf === 'string') return <p role="alert">{t(pdf)}</p>;
  if (!pdf) return <Spinner label={t('loading')} />;
  const label = t('page', { page, pages: pdf.pages });
  return (
    <>
      <PdfPage pdf={pdf} page={page} label={label} onBroken={() => setPdf('broken')} />
      {pdf.pages > 1 && (
        <Row gap={12}>
          <IconButton label={t('previousPage')} disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft />
          </IconButton>
          <span aria-live="polite">{label}</span>
          <IconButton label={t('nextPage')} disabled={page === pdf.pages} onClick={() => setPage(page + 1)}>
            <ChevronRight />
          </IconButton>
        </Row>
      )}
    </>
  );
}

interface PdfPageProps {
  pdf: OpenPdf;
  page: number;
  label: string;
  onBroken: () => void;
}

function PdfPage({ pdf, page, label, onBroken }: PdfPageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    // Each rendering has its own canvas: two can't share one.
    const element = holder.current;
    if (!element) return;
    const canvas = document.createElement('canvas');
    let isGone = false;
    pdf
      .draw(canvas, page, element.clientWidth * devicePixelRatio)
      .then((found) => {
        if (isGone) return;
        element.replaceChildren(canvas);
        setText(found);
      })
      .catch((error: unknown) => {
        console.warn(error);
        if (!isGone) onBroken();
      });
    return () => {
      isGone = true;
    };
  }, [pdf, page, onBroken]);
  return (
    <>
      <div ref={holder} className={styles.page} role="img" aria-label={label} />
      <VisuallyHidden as="p">{text}</VisuallyHidden>
    </>
  );
}

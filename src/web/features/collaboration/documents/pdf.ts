/** Uses pdf.js with its own worker: scripts, forms and links of the file do nothing. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { cacheBuiltFiles } from '#web/offline/device-files.ts';
import { DECODERS, PdfReaderFiles } from './pdf-reader-files.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Number of pixels on a canvas: a mile-wide page would crash the browser. */
const MOST_PIXELS = 12_000_000;

export interface OpenPdf {
  pages: number;
  /** `page` counts from 1, `width` is in pixels; returns the page's text. */
  draw: (canvas: HTMLCanvasElement, page: number, width: number) => Promise<string>;
  close: () => void;
}

/** @throws the reason when the file can't be read */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const loading = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    enableXfa: false,
    BinaryDataFactory: PdfReaderFiles,
  });
  const pdf = await loading.promise.catch(async (error: unknown) => {
    // A file that can't be read has its worker running, too.
    await loading.destroy().catch(console.warn);
    throw error;
  });
  return {
    pages: pdf.numPages,
    draw: (canvas, number, width) => drawPage(pdf, canvas, number, width),
    close: () => void loading.destroy().catch(console.warn),
  };
}

async function drawPage(
  pdf: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  number: number,
  width: number,
): Promise<string> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, most) });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Loads the worker and the decoders of scans in advance: offline, a later start would fail. */
export async function storePdfReader(): Promise<void> {
  await cacheBuiltFiles([import.meta.url, workerUrl, ...DECODERS]);
}

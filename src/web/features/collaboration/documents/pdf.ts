/**
 * PDF by pdf.js: pages are drawn on a canvas, by a worker of its own. Scripts, forms and links of the file do nothing, and no
 * document of it is ever part of the page.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { cacheBuiltFiles } from '#web/offline/device-files.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** No page is drawn larger: of one that claims to be a mile wide the browser would die. In pixels. */
const MOST_PIXELS = 12_000_000;

export interface OpenPdf {
  pages: number;
  /** Draws a page, counted from 1, so many pixels wide; answers its text. */
  draw: (canvas: HTMLCanvasElement, page: number, width: number) => Promise<string>;
  close: () => void;
}

/** Throws what keeps the file from being read. */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const loading = getDocument({ data: new Uint8Array(await content.arrayBuffer()), enableXfa: false });
  const pdf = await loading.promise;
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

/** Stores what a PDF is read with on the device: a page whose worker is still starting would have it nowhere without a network. */
export async function storePdfReader(): Promise<void> {
  await cacheBuiltFiles([import.meta.url, workerUrl]);
}

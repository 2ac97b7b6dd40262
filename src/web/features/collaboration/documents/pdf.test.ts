import { beforeEach, expect, it, vi } from 'vitest';
import { DECODERS, PdfReaderFiles } from './pdf-reader-files.ts';

const destroy = vi.hoisted(() => vi.fn(async () => {}));
const getDocument = vi.hoisted(() =>
  vi.fn((_options: object) => ({ promise: Promise.reject(new Error('Invalid PDF structure.')), destroy })),
);
vi.mock('pdfjs-dist', () => ({ GlobalWorkerOptions: {}, getDocument }));
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const asked = vi.fn(async (_url: string) => new Response('bytes'));

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});

it('[PLUS-10] a PDF that can’t be read ends its worker, with the reason', async () => {
  const { openPdf } = await import('./pdf.ts');
  await expect(openPdf(new Blob(['no PDF']))).rejects.toThrow('Invalid PDF structure.');
  expect(destroy).toHaveBeenCalledOnce();
  expect(getDocument).toHaveBeenCalledWith(expect.objectContaining({ BinaryDataFactory: PdfReaderFiles }));
});

it.each(['jbig2.wasm', 'openjpeg.wasm', 'UniGB-UCS2-H.bcmap', '90ms-RKSJ-H.bcmap', 'KSCms-UHC-H.bcmap'])(
  '[PLUS-10] %s is shipped for the PDF that needs it',
  async (filename) => {
    const bytes = await new PdfReaderFiles().fetch({ filename });
    expect(new TextDecoder().decode(bytes)).toBe('bytes');
    expect(asked.mock.lastCall?.[0]).toContain(filename);
  },
);

it('[PLUS-10] the decoders of scans are stored with the reader', () => {
  expect(DECODERS).toHaveLength(2);
});

it('[PLUS-10] a file that is not shipped is a refusal', async () => {
  await expect(new PdfReaderFiles().fetch({ filename: 'unknown.bcmap' })).rejects.toThrow('not shipped');
});

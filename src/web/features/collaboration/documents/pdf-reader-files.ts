/** Files that pdf.js reads when a document needs them: decoders of scans, and characters of fonts that are not embedded. */

const decoders = import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
  eager: true,
  query: '?url',
  import: 'default',
});
const characterMaps = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const DECODERS = Object.values(decoders);

const addresses = new Map(
  Object.entries({ ...decoders, ...characterMaps }).map(([file, url]) => [
    file.slice(file.lastIndexOf('/') + 1),
    url,
  ]),
);

/** In place of pdf.js's own, which knows a folder: built files have a digest in their names. */
export class PdfReaderFiles {
  /** @throws the network's reason; or that there is no such file */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = addresses.get(filename);
    const answer = url === undefined ? undefined : await fetch(url);
    if (!answer?.ok) throw new Error(`${filename} can't be read: ${answer?.status ?? 'it is not shipped'}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

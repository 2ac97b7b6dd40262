/** The file in a request, a client's form or bare bytes, read as it comes. */
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import busboy from 'busboy';
import { UploadRefusal } from './answers.ts';

export type Upload = {
  bytes: AsyncIterable<Uint8Array>;
  /** Bytes at most. */
  announced: number;
  maxAge: number;
};

const MAX_AGE = 3600;
/** Limits of a form, which may have fields before its file: `cacheControl`, metadata. */
const FORM_LIMITS = { files: 1, fields: 4, fieldSize: 4096, parts: 6 };

export async function openUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  const announced = Number(request.headers.get('content-length') ?? 0);
  const { body } = request;
  if (!body) throw noFile();
  if (type.toLowerCase().startsWith('multipart/form-data')) {
    return { announced, ...(await fileOfForm(Readable.fromWeb(asNodeStream(body)), type)) };
  }
  const seconds = /max-age=(\d{1,9})/.exec(request.headers.get('cache-control') ?? '')?.[1];
  return { announced, bytes: piecesOf(body), maxAge: Number(seconds ?? MAX_AGE) };
}

/** Reads a body. A piece is freed when the next one is read: V8 sees little of that memory, and would leave it uncollected for long. */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of asNodeStream(body)) {
    yield piece;
    const { buffer, byteLength } = piece;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
  }
}

/** Converts the type: one class has two. */
const asNodeStream = (body: ReadableStream<Uint8Array>) => body as NodeStream<Uint8Array>;

const noFile = () => new UploadRefusal(400, 'invalid_request', 'The request carries no file');

/** Reads the file of a form, and no fields that come after it. */
function fileOfForm(body: Readable, type: string): Promise<Pick<Upload, 'bytes' | 'maxAge'>> {
  return new Promise((resolve, reject) => {
    let maxAge = MAX_AGE;
    const fail = () => reject(noFile());
    try {
      const form = busboy({ headers: { 'content-type': type }, limits: FORM_LIMITS });
      form.on('field', (name, value) => {
        if (name === 'cacheControl' && /^\d{1,9}$/.test(value)) maxAge = Number(value);
      });
      form.on('file', (_, bytes) => resolve({ bytes, maxAge }));
      form.on('error', fail).on('close', fail);
      body.on('error', (error) => form.destroy(error)).pipe(form);
    } catch {
      fail();
    }
  });
}

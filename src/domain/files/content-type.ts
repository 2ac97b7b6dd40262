/** The type by the first bytes, never by name or claim [PLUS-10]. HTML, SVG and scripts are text, and shown as such. */
import { pictureSize } from './picture-size.ts';

const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'text/plain',
  'message/rfc822',
  'application/vnd.apple.pkpass',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A few kilobytes of one colour can be gigabytes once decoded. */
const MOST_PIXELS = 100_000_000;
/** Bytes examined to recognise a text. */
const TEXT_SAMPLE = 65_536;
/** Bytes within which the header of a PDF begins: readers accept other bytes before it. */
const PDF_WITHIN = 1024;

export type TypeProblem = 'document_type_unsupported' | 'picture_too_large';

/** Type of a document by its first bytes. `head`: half a megabyte, or all of it. */
export function documentType(head: Uint8Array): DocumentType | { problem: TypeProblem } {
  const picture = pictureSize(head);
  if (picture) {
    const { type, width, height } = picture;
    return width * height > MOST_PIXELS ? { problem: 'picture_too_large' } : type;
  }
  const text = latin(head.subarray(0, TEXT_SAMPLE));
  if (text.slice(0, PDF_WITHIN).includes('%PDF-')) return 'application/pdf';
  if (text.startsWith('PK\x03\x04') && latin(head).includes('pass.json'))
    return 'application/vnd.apple.pkpass';
  if (text === '' || BINARY.test(text.replaceAll(ESCAPE, '')))
    return { problem: 'document_type_unsupported' };
  return isMail(text) ? 'message/rfc822' : 'text/plain';
}

const PIECE = 8192;

function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

/** Begins a change of alphabet in Japanese mails (ISO-2022-JP). */
const ESCAPE = '\u001b';
/** Control characters, but not tab, line and page breaks, nor bytes that are letters in other encodings. */
const BINARY = /(?![\t\n\f\r\u007f-\u009f])\p{Cc}/u;

function isMail(text: string): boolean {
  const [header = ''] = text.split(/\r?\n\r?\n/, 1);
  return /^(from |[\w-]+:)/i.test(header) && /^(message-id|mime-version|received):/im.test(header);
}

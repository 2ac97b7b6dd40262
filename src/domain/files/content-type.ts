/**
 * The type of a file by its first bytes, never by its name or by what is claimed [PLUS-10]: of the kinds that a trip may carry.
 * What is text to the eye (HTML, SVG, scripts) is text here, and is shown as such.
 */
import { pictureSize } from './picture-size.ts';

/** Media types of documents. */
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
/** How much of a text is looked at, in bytes. */
const TEXT_SAMPLE = 65_536;
/** The header of PDF may stand behind other bytes, as readers take it. */
const PDF_WITHIN = 1024;

/** What is wrong with a file. */
export type TypeProblem = 'document_type_unsupported' | 'picture_too_large';

/** The type of a file that begins with these bytes, half a megabyte or all of it; or why it is not taken. */
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

/** One letter a byte. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

/** Escape, with which Japanese mails change their alphabet. */
const ESCAPE = '\u001b';
/** Control characters that no text has: all but tab, line and page breaks, and bytes that are letters in other encodings. */
const BINARY = /(?![\t\n\f\r\u007f-\u009f])\p{Cc}/u;

/** Whether a text begins with the header fields of a mail. */
function isMail(text: string): boolean {
  const [header = ''] = text.split(/\r?\n\r?\n/, 1);
  return /^(from |[\w-]+:)/i.test(header) && /^(message-id|mime-version|received):/im.test(header);
}

/** The body of a request: bounded, whole, and text that is text. */
import { isUtf8 } from 'node:buffer';

export type BodyProblem = { status: 400 | 413; code: string; message: string };

/** Deeper than any value that a person's trip needs; far from where parsers run out of stack. */
const DEEPEST_JSON = 64;

/** Whether the caller announces more than `limit` bytes. */
export function announcesTooMuch(headers: Headers, limit: number): boolean {
  return Number(headers.get('content-length') ?? 0) > limit;
}

export const tooLarge: BodyProblem = {
  status: 413,
  code: 'body_too_large',
  message: 'The request is too large',
};

/** The body as text, or what is wrong with it. Reads at most `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string | BodyProblem> {
  if (announcesTooMuch(request.headers, limit)) return tooLarge;
  const bytes = request.headers.has('content-length')
    ? Buffer.from(await request.arrayBuffer())
    : await readUpTo(request.body, limit);
  if (!bytes) return tooLarge;
  if (!isUtf8(bytes)) return { status: 400, code: 'PGRST102', message: 'The request is not valid UTF-8' };
  const text = bytes.toString('utf8');
  if (isTooDeep(text))
    return { status: 400, code: 'PGRST102', message: 'The JSON of the request is nested too deeply' };
  return text;
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counts brackets outside of strings. Cheap for what is short, exact for what is not. */
export function isTooDeep(text: string): boolean {
  if (text.length < DEEPEST_JSON * 2) return false;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isInString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) isInString = false;
    } else if (character === QUOTE) isInString = true;
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      depth += 1;
      if (depth > DEEPEST_JSON) return true;
    } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const QUOTE = 34;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** A body as text: valid UTF-8, not nested too deeply; its size is bounded before (`body-limit.ts`). */
import { isUtf8 } from 'node:buffer';

export type BodyProblem = { status: 400; code: string; message: string };

/** Levels deeper than any value of ours, far from where parsers run out of stack. */
const DEEPEST_JSON = 64;

export async function readText(request: Request): Promise<string | BodyProblem> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (!isUtf8(bytes)) return { status: 400, code: 'PGRST102', message: 'The request is not valid UTF-8' };
  const text = bytes.toString('utf8');
  if (isTooDeep(text))
    return { status: 400, code: 'PGRST102', message: 'The JSON of the request is nested too deeply' };
  return text;
}

/** Counts brackets outside of strings, in long texts alone. */
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

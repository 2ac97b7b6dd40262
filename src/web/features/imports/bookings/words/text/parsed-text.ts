import { type BookingWords, readBookingWords } from './booking-words.ts';
import { clockStyleOf } from './clocks.ts';
import { dayOrderOf } from './days.ts';
import { type Entry, entriesOf } from './entries.ts';
import { linesOf, type TextLine } from './lines.ts';
import type { Writing } from './moments.ts';
import { type Price, priceIn } from './prices.ts';
import { referenceIn } from './references.ts';

/** A text with all that the readers of kinds share. */
export interface ParsedText extends BookingWords {
  lines: readonly TextLine[];
  entries: readonly Entry[];
  writing: Writing;
  reference: string | undefined;
  price: Price;
}

const FRENCH =
  /(?<!\p{L})(?:le|la|les|des|du|de|et|est|vous|votre|vos|pour|une?|au|aux|à|arrivée|départ)(?!\p{L})/giu;
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|is|are|you|your|for|an?|in|to|at|with|check-in|arrival|departure)(?!\p{L})/giu;
const LANGUAGE_SAMPLE = 20_000;

export function parsedText(text: string): ParsedText {
  const lines = linesOf(text);
  const entries = entriesOf(lines);
  const whole = lines.map((line) => line.text).join('\n');
  return {
    lines,
    entries,
    writing: writingOf(whole),
    reference: referenceIn(entries, lines),
    price: priceIn(entries, lines),
    ...readBookingWords(lines, entries),
  };
}

function writingOf(text: string): Writing {
  const sample = text.slice(0, LANGUAGE_SAMPLE);
  const [french, english] = [FRENCH, ENGLISH].map((words) => sample.match(words)?.length ?? 0);
  const isFrench = (french ?? 0) > 2 * (english ?? 0);
  const isBritish = /£|\bGBP\b|\.co\.uk\b/.test(sample) && !/(?<![\p{L}])\$/u.test(sample);
  return {
    order: dayOrderOf(text, isFrench || isBritish ? 'dayFirst' : null),
    clocks: clockStyleOf(text, !isFrench),
  };
}

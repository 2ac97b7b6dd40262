import { LIMITS } from '#domain/limits.ts';
import { cutTo, trimmed } from '#domain/text.ts';

export interface TypedEntry {
  text: string;
  /** From 1 to 999. */
  quantity: number;
  is_heading: boolean;
}

const BULLET = /^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*)?/;
const BEFORE = /^(\d{1,3})\s?[x×]\s+(.+)$/i;
/** After a number only `x3`, since `2 x 3` is a size. */
const AFTER = /^(.+?)\s+[x×](?:(?<!\d\s+.)\s)?(\d{1,3})$/i;

/** A line is an entry: `Chaussettes ×3`, `3 x socks`, headings `# Toilette`, `Toilette :`; long are cut. */
export function readEntries(text: string): TypedEntry[] {
  return text.split('\n').flatMap((line) => {
    const bare = trimmed(line.replace(BULLET, ''));
    const heading = /^#+\s*(.+)$/.exec(bare)?.[1] ?? /^(.+?)\s*:$/.exec(bare)?.[1];
    if (heading) return [{ text: cut(heading), quantity: 1, is_heading: true }];
    return bare === '' || bare.startsWith('#') ? [] : [withQuantity(bare)];
  });
}

function withQuantity(line: string): TypedEntry {
  const [, before, thing] = BEFORE.exec(line) ?? [];
  const [, named, after] = AFTER.exec(line) ?? [];
  const quantity = Number(before ?? after ?? 1);
  const text = thing ?? named;
  return quantity > 0 && text
    ? { text: cut(text), quantity, is_heading: false }
    : { text: cut(line), quantity: 1, is_heading: false };
}

const cut = (text: string): string => trimmed(cutTo(trimmed(text), LIMITS.title));

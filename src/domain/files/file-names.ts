import { LIMITS } from '../limits.ts';
import { cutTo } from '../text.ts';

/** Removes what is special to paths and terminals, and cuts a long name before its ending. */
export function cleanFileName(name: string): string {
  const clean = name.replace(/[/\\\p{Cc}]+/gu, '-').trim() || '-';
  const { stem, ending } = partsOf(clean);
  return cutTo(stem, LIMITS.title - ending.length) + ending;
}

/** Appends a number to a name that is taken: `Plan (2).pdf`. */
export function freeFileName(name: string, taken: readonly string[]): string {
  const { stem, ending } = partsOf(name);
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.includes(free)) return free;
    free = cleanFileName(`${stem} (${number})${ending}`);
  }
}

function partsOf(name: string) {
  const [ending = ''] = /\.[a-z0-9]{1,12}$/i.exec(name.slice(1)) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

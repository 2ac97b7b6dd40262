import type { Marked } from './markdown-marks.ts';

/** One step of the browser's undo: `execCommand` is deprecated, but `value` and `setRangeText` clear the history. */
export function replaceText(area: HTMLTextAreaElement, { text, start, end }: Marked): void {
  const old = area.value;
  const shortest = Math.min(old.length, text.length);
  let same = 0;
  while (same < shortest && old[same] === text[same]) same++;
  let sameAfter = 0;
  while (sameAfter < shortest - same && old.at(-1 - sameAfter) === text.at(-1 - sameAfter)) sameAfter++;
  const inserted = text.slice(same, text.length - sameAfter);
  area.focus();
  area.setSelectionRange(same, old.length - sameAfter);
  if (inserted) document.execCommand('insertText', false, inserted);
  else document.execCommand('delete');
  area.setSelectionRange(start, end);
}

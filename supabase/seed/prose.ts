/** Turns texts as they are written here into texts as they are stored. */

/** French puts a space before `: ; ? ! »` and after `«`; a no-break one, narrow before `; ? !` and in numbers, so that no line begins with the sign; and the parts of `9 h 30` stay together. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/(?<=\d) (?=\d{3}\b)/g, '\u202f')
    .replace(/(?<=\d) h(?!\p{L})/gu, '\u00a0h')
    .replace(/(?<=\d\u00a0h) (?=\d)/g, '\u00a0')
    .replace(/ ([:»%€])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');
}

/** Markdown of blocks: paragraphs and titles stand apart, the items of a list (`- …`) together. */
export function markdown(blocks: readonly string[]): string {
  return blocks.reduce((text, block) => {
    const isSameList = block.startsWith('- ') && /(^|\n)- .*$/.test(text);
    return `${text}${isSameList ? '\n' : '\n\n'}${block}`;
  });
}

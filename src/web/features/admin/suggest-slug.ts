const LONGEST_SLUG = 80;
const APART: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Makes an address of a title: `Été à Sète !` gives `ete-a-sete`. */
export function suggestSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[œæßøłđðþ]/g, (ligature) => APART[ligature] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
}

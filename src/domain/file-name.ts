/** `lisbonne-en-decembre.ics`; `fallback` for a title without a letter. */
export function fileName(title: string, fallback: string, extension: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${Array.from(words).slice(0, 60).join('') || fallback}.${extension}`;
}

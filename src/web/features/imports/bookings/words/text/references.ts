import type { Entry } from './entries.ts';
import type { Field } from './labels.ts';
import type { TextLine } from './lines.ts';

const CODE =
  /^(?:n°\s?|#\s?)?((?=[A-Z-]*\d|[A-Z]{5,})[A-Z\d][A-Z\d._-]{2,23}[A-Z\d]|\d{2,4}(?: \d{2,4}){1,4}|[A-Z]{1,3} \d{3,8})(?=$|[\s,;()]|\.(?:\s|$))/u;
const WORD =
  /(?<!\p{L})(?:réservation|reservation|booking|dossier|confirmation|commande|order|PNR|référence|reference)(?:\s(?:code|id|number|numéro|ref(?:erence)?|réf(?:érence)?|no|n))?[\s.:#°º(]{1,4}(?=[A-Z\d])/giu;
const DATE = /^\d{4}-\d{2}-\d{2}$|^(?:19|20)\d{2}$|^\d{1,2}\.\d{1,2}\.\d{2,4}$/;

/** Finds the code of a booking by its label, else within a line. @returns undefined for none, or for several */
export function referenceIn(entries: readonly Entry[], lines: readonly TextLine[]): string | undefined {
  const labelled = ['reference', 'order'] as const;
  const candidates = [
    codesOf(entries, labelled[0]),
    lines.slice(0, 200).flatMap(({ text }) => inlineCodes(text)),
    codesOf(entries, labelled[1]),
  ];
  const [codes = []] = candidates.map((all) => [...new Set(all)]).filter((all) => all.length > 0);
  return codes.length === 1 ? codes[0] : undefined;
}

const codesOf = (entries: readonly Entry[], field: Field): string[] =>
  entries.filter(({ fields }) => fields.has(field)).flatMap(({ value }) => codeOf(value) ?? []);

function codeOf(value: string): string | null {
  const code = CODE.exec(value)?.[1];
  return code === undefined || DATE.test(code) ? null : code;
}

const inlineCodes = (text: string): string[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => codeOf(text.slice(index + word.length)) ?? []);

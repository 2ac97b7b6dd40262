import { type Field, fieldsOf, JOURNEY_ENDS } from './labels.ts';

export interface LabelledText {
  fields: ReadonlySet<Field>;
  label: string;
  /** Empty: the label is alone. */
  value: string;
}

/** Such labels need no colon before a day or an hour: `Arrivée samedi 8 mai 2027`. */
const ENDS = new Set<Field>([
  ...JOURNEY_ENDS,
  'outbound',
  'return',
  'checkIn',
  'checkOut',
  'pickUp',
  'dropOff',
]);
const MOMENT = /^(?:(?:le|on|from|du|at|à|the|dès|by|until|avant|after)\s+)?(?:\p{L}{3,9}\.?,?\s+)?\d/iu;
/** `Billet n° 4471` needs no colon either. */
const NUMBER_SIGN = /(?:^|\s)(?:n°|nº|no\.?|#|numéro|number)$/iu;
const SEPARATOR = /\s*:\s*|\s+[–—=·•-]\s+/gu;
const BETWEEN = /\s[–—·•-]\s|,\s/gu;
const SHORTEST_BARE_LABEL = 3;

/** Splits `Voiture : 7 Place : 61` by its labels; empty: the text begins with none. */
export function labelsIn(text: string): LabelledText[] {
  const first = labelAtStart(text);
  if (!first) return [];
  const cut = nextLabel(first.value);
  if (cut === -1) return [first];
  const value = first.value.slice(0, cut).replace(/[\s,;|/·–—-]+$/u, '');
  return [{ ...first, value }, ...labelsIn(first.value.slice(cut))];
}

function labelAtStart(text: string): LabelledText | null {
  for (const { 0: separator, index } of [...text.slice(0, 60).matchAll(SEPARATOR)].slice(0, 3)) {
    const fields = fieldsOf(text.slice(0, index));
    if (fields.size > 0)
      return { fields, label: text.slice(0, index), value: text.slice(index + separator.length).trim() };
  }
  const whole = text.length > SHORTEST_BARE_LABEL ? fieldsOf(text) : null;
  if (whole && whole.size > 0) return { fields: whole, label: text, value: '' };
  return labelOfMoment(text);
}

function labelOfMoment(text: string): LabelledText | null {
  const words = text.split(' ', 5);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    const value = text.slice(label.length + 1);
    const fields = fieldsOf(label);
    const isEnd = [...fields].some((field) => ENDS.has(field)) && MOMENT.test(value);
    if (isEnd || (fields.size > 0 && NUMBER_SIGN.test(label))) return { fields, label, value };
  }
  return null;
}

/** Finds where the next label begins, with a colon or before a day or an hour; -1: there is none. */
function nextLabel(value: string): number {
  for (const { index } of [...value.matchAll(/ ?:/g)].slice(0, 6)) {
    const words = value.slice(Math.max(0, index - 45), index).split(' ');
    for (let count = Math.min(5, words.length); count > 0; count -= 1) {
      const label = words
        .slice(-count)
        .join(' ')
        .replace(/^[(,;–—-]+/, '');
      if (label.length > 1 && fieldsOf(label).size > 0 && index > label.length) return index - label.length;
    }
  }
  const between = [...value.matchAll(BETWEEN)].slice(0, 6);
  const next = between.find(({ 0: mark, index }) => labelOfMoment(value.slice(index + mark.length)) !== null);
  return next ? next.index + next[0].length : -1;
}

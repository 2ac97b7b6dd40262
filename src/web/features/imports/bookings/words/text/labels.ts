import { folded } from '#domain/text.ts';
import { JOURNEY_LABELS } from './journey-labels.ts';
import { VISIT_LABELS } from './visit-labels.ts';

const LABELS = { ...JOURNEY_LABELS, ...VISIT_LABELS };

export type Field = keyof typeof LABELS;

/** What labels name of both ends of a journey. */
export const JOURNEY_ENDS: readonly Field[] = [
  'departure',
  'departureDay',
  'departureTime',
  'arrival',
  'arrivalDay',
  'arrivalTime',
];

const LONGEST_LABEL = 45;
const FIELDS: ReadonlyMap<string, ReadonlySet<Field>> = fieldsByLabel();

/** What a label may mean: `Retour` heads a journey, and the end of a rental. Empty: no label. */
export function fieldsOf(label: string): ReadonlySet<Field> {
  if (label.length > LONGEST_LABEL) return NONE;
  return (
    FIELDS.get(normalized(label)) ?? FIELDS.get(normalized(label.replace(/\s*\([^()]*\)\s*$/, ''))) ?? NONE
  );
}

const NONE: ReadonlySet<Field> = new Set();

/** Writes `Votre N° de réservation` as `no de reservation`. */
function normalized(label: string): string {
  return folded(label)
    .replaceAll('’', "'")
    .replaceAll(/\bnumeros?\b|\bnumbers?\b|\bn[°ºo]\.?(?=[\s:]|$)|\bnr\b\.?|#|№/g, 'no')
    .replaceAll(/\breferences?\b|\bref\b\.?/g, 'ref')
    .replaceAll(/[‐‑–]/g, '-')
    .replaceAll(/\bcheck ?(in|out)\b/g, 'check-$1')
    .replaceAll(/\((?:s|es)\)|[.:]+$/g, '')
    .replace(/^(?:(?:votre|vos|your|the|notre|la|les|my|mon|ma) |l')/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function fieldsByLabel(): ReadonlyMap<string, ReadonlySet<Field>> {
  const fields = new Map<string, Set<Field>>();
  for (const field of Object.keys(LABELS).filter(isField))
    for (const label of LABELS[field].split('|').map((words) => words.replaceAll(/\s+/g, ' ').trim()))
      fields.set(label, new Set([...(fields.get(label) ?? []), field]));
  return fields;
}

function isField(name: string): name is Field {
  return name in LABELS;
}

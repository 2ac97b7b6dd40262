/** Fields with a person's own words; other fields are choices. */
import { isUuid } from '#domain/ids.ts';
import { fieldOf, listOf } from '#domain/json.ts';

const WORDS = [
  'title',
  'name',
  'question',
  'destination',
  'origin',
  'address',
  'price',
  'content',
  'notes',
  'description',
  'text',
  'email',
];

/** With the options of a poll, of which a form has some by the ids of items. */
const partsOf = (form: unknown): readonly unknown[] => [form, ...listOf(fieldOf(form, 'options'))];

/** Writes a line per field, for a user who may not save them any more. */
export function typedTexts(forms: readonly unknown[]): string {
  const lines = forms.flatMap(partsOf).flatMap((part) => WORDS.map((name) => fieldOf(part, name)));
  return lines.filter((line) => typeof line === 'string' && line.trim() !== '' && !isUuid(line)).join('\n');
}

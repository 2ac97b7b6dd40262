/** Fields with a person's own words; other fields are choices. */
import { fieldOf } from '#domain/json.ts';

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

/** Writes a line per field, for a user who may not save them any more. */
export function typedTexts(forms: readonly unknown[]): string {
  const lines = forms.flatMap((form) => WORDS.map((name) => fieldOf(form, name)));
  return lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n');
}

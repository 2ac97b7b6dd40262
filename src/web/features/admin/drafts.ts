import { PICTURE_FIELDS } from '#domain/picture-texts.ts';

/** Fields that drafts on devices may lack: they were typed before there were any. */
const NEWER: ReadonlySet<string> = new Set(PICTURE_FIELDS);

/** The draft of a long form, as it is stored on this device. */
export interface Draft<Form> {
  form: Form;
  /** `updated_at` of the row when it was opened; null: a new one. */
  base: string | null;
}

/**
 * Reads a stored draft; null when it is none, or of another release.
 *
 * @param empty a form with every field
 */
export function editorDraft<Form extends Record<string, string>>(
  value: unknown,
  empty: Form,
): Draft<Form> | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: unknown = Reflect.get(value, 'form');
  const base: unknown = Reflect.get(value, 'base');
  if (typeof fields !== 'object' || fields === null) return null;
  const form = { ...empty };
  for (const name of Object.keys(empty)) {
    const text: unknown = Reflect.get(fields, name);
    if (text === undefined && NEWER.has(name)) continue;
    if (typeof text !== 'string') return null;
    Object.assign(form, { [name]: text });
  }
  return { form, base: typeof base === 'string' ? base : null };
}

/** True when two forms have the same values. */
export const isSameForm = <Form extends Record<string, string>>(one: Form, other: Form): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value);

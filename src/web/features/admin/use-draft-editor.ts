import { useEffect, useState } from 'react';
import { discardDraft, keepDraft, readDraft } from '#web/forms/drafts.ts';
import { editorDraft, isSameForm } from './drafts.ts';
import { type Errors, useEditForm } from './use-edit-form.ts';

/** What an editor shows the author above the form. */
export type Notice =
  /** A draft was found on this device. */
  | 'restored'
  /** Somebody else has stored another version since. */
  | 'clash'
  /** Somebody else has deleted it. */
  | 'gone'
  | null;

interface DraftEditorOptions<Row extends { updated_at: string }, Form extends Record<string, string>> {
  /** Null: not stored yet. */
  opened: Row | null;
  /** Of its draft on this device. */
  draftName: string;
  empty: Form;
  formOf: (row: Row) => Form;
  check: (form: Form) => Errors;
  create: (form: Form, opened: Form) => Promise<Row>;
  /**
   * Stores another version, if the stored one is `base`.
   *
   * @returns null when it is not: nothing is written then
   */
  update: (row: Row, form: Form, opened: Form, base: string) => Promise<Row | null>;
  /** The row as it is stored now; null: it is not there any more. */
  fetchRow: (row: Row) => Promise<Row | null>;
  /** Called once it is stored. */
  onStored: (row: Row, isNew: boolean) => void;
}

/**
 * The form of a row that takes long to write. The draft stays on this device until it is stored, through reloads, closed windows
 * and refusals; a version that somebody else stored in between is not overwritten without asking.
 */
export function useDraftEditor<Row extends { updated_at: string }, Form extends Record<string, string>>(
  options: DraftEditorOptions<Row, Form>,
) {
  const { opened, draftName, empty, formOf, check, create, update, fetchRow, onStored } = options;
  const [draft] = useState(() => editorDraft(readDraft(draftName), empty));
  const [stored, setStored] = useState(opened);
  const storedForm = stored ? formOf(stored) : empty;
  const isFound = draft !== null && !isSameForm(draft.form, storedForm);
  /** `updated_at` of the version that the text was made from. */
  const [base, setBase] = useState((isFound ? draft.base : null) ?? opened?.updated_at ?? null);
  const [notice, setNotice] = useState<Notice>(() => {
    if (!isFound) return null;
    return opened && draft.base !== opened.updated_at ? 'clash' : 'restored';
  });

  const form = useEditForm<Form>({
    initial: isFound ? draft.form : storedForm,
    check,
    save: async (values) => {
      const saved = stored
        ? await update(stored, values, storedForm, base ?? stored.updated_at)
        : await create(values, storedForm);
      if (saved) {
        if (stored === null) discardDraft(draftName);
        setStored(saved);
        setBase(saved.updated_at);
        setNotice(null);
        form.set(formOf(saved));
        onStored(saved, stored === null);
        return;
      }
      const now = stored && (await fetchRow(stored));
      if (now) setStored(now);
      setNotice(now ? 'clash' : 'gone');
    },
  });
  const isDirty = !isSameForm(form.form, storedForm);

  useEffect(() => {
    // Synchronises the draft on this device with the form.
    if (isDirty) keepDraft(draftName, { form: form.form, base });
    else discardDraft(draftName);
  }, [isDirty, form.form, base, draftName]);

  return {
    form,
    notice,
    isDirty,
    /** The stored row; null: not stored yet. */
    stored,
    /** What is stored in place of what was typed. */
    takeStored: () => {
      form.set(storedForm);
      setBase(stored?.updated_at ?? null);
      setNotice(null);
    },
    /** What was typed stays, and is stored over the other version when it is saved. */
    keepMine: () => {
      setBase(stored?.updated_at ?? null);
      setNotice(null);
    },
  };
}

import { type BaseSyntheticEvent, useState } from 'react';
import { keepDraft } from '#web/forms/drafts.ts';
import { changedFields } from '#web/forms/use-draft.ts';
import { type FormRules, type StoredForm, useStoredForm } from '#web/forms/use-stored-form.ts';
import { useDocumentKeys } from '#web/ui/use-document-keys.ts';
import { useIsUploading } from './use-picture-upload.ts';

export type Notice =
  /** A draft was found on this device. */
  | 'restored'
  /** Somebody else has stored another version. */
  | 'clash'
  /** Somebody else has deleted it. */
  | 'gone'
  | null;

type Texts = Record<string, string>;
/** `base` is the `updated_at` of the version edited; empty: none. */
type Based<Form> = Form & { base: string };

interface DraftEditorOptions<Row extends { updated_at: string }, Form extends Texts> {
  /** Null: not stored yet. */
  opened: Row | null;
  draftName: string;
  /** Draft of a new row, once it is edited at an address of its own. */
  nextDraft?: (row: Row) => string;
  empty: Form;
  formOf: (row: Row) => Form;
  rules: () => FormRules<Based<Form>, Form>;
  /** @param id for the new row @returns null: that row was stored, and changed since by somebody else */
  create: (form: Form, opened: Form, id: string) => Promise<Row | null>;
  /** Locks optimistically. @returns null: not `base` any more, nothing written */
  update: (row: Row, form: Form, opened: Form, base: string) => Promise<Row | null>;
  /** Null: deleted. @param row null: the new one with this id */
  fetchRow: (row: Row | null, id: string) => Promise<Row | null>;
  onStored: (row: Row, isNew: boolean) => void;
}

const isSameForm = <Form extends Texts>(one: Texts, other: Form): boolean =>
  Object.entries(other).every(([name, value]) => one[name] === value);

/** Edits long texts: asks before it overwrites a version that was stored in between. */
export function useDraftEditor<Row extends { updated_at: string }, Form extends Texts>(
  options: DraftEditorOptions<Row, Form>,
) {
  const { opened, draftName, nextDraft, empty, formOf, rules, create, update, fetchRow, onStored } = options;
  const [stored, setStored] = useState(opened);
  const based = (row: Row | null): Based<Form> => ({
    ...(row ? formOf(row) : empty),
    base: row?.updated_at ?? '',
  });
  const storedForm = stored ? formOf(stored) : empty;
  /** What was typed during the save stays, also where the editor opens again for the new row. */
  const goOn = (saved: Row, submitted: Based<Form>) => {
    const draft = opened === null && nextDraft?.(saved);
    if (!draft) return form.follow(based(saved), submitted);
    const typed = changedFields(form.getValues(), submitted);
    if (Object.keys(typed).length > 0) keepDraft(draft, { ...based(saved), ...typed });
    form.restart(based(saved));
  };

  const form = useStoredForm<Based<Form>, Form>({
    draft: draftName,
    initial: based(opened),
    isWhole: true,
    rules,
    save: async (values, submitted) => {
      // What was typed before there was a row replaces none unasked.
      const saved = stored
        ? submitted.base && (await update(stored, values, storedForm, submitted.base))
        : await create(values, storedForm, form.rowId());
      if (!saved) {
        const now = await fetchRow(stored, form.rowId());
        if (now) setStored(now);
        setNotice(now ? 'clash' : 'gone');
        return false;
      }
      setStored(saved);
      setNotice(null);
      goOn(saved, submitted);
      onStored(saved, opened === null);
      return true;
    },
  });
  const isUploading = useIsUploading();
  const waiting: StoredForm<Based<Form>, Form> = { ...form, isSaving: form.isSaving || isUploading };
  const typed = form.watch();
  const isDirty = !isSameForm(typed, storedForm);
  const [notice, setNotice] = useState<Notice>(() => {
    if (!isDirty) return null;
    return opened && typed.base !== opened.updated_at ? 'clash' : 'restored';
  });

  return {
    form: waiting,
    typed,
    notice,
    isDirty,
    stored,
    /** Saves, one save at a time: a second would have the same base. */
    submit: (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      if (!waiting.isSaving) form.submit(event).catch(console.error);
    },
    /** Replaces what was typed by the stored version. */
    takeStored: () => {
      form.restart(based(stored));
      setNotice(null);
    },
    /** Lets the next save overwrite the other version. */
    keepMine: () => {
      form.change({ ...typed, base: stored?.updated_at ?? '' });
      setNotice(null);
    },
  };
}

/** Lets Ctrl+S and Cmd+S save, except while a dialog is open [ADMIN-4]. */
export function useSaveKey(onSave: () => void): void {
  useDocumentKeys((event) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return;
    if (!event.repeat) onSave();
  });
}

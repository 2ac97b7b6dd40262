import { useEffect, useState } from 'react';
import { type FormRules, useStoredForm } from '#web/forms/use-stored-form.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

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
  empty: Form;
  formOf: (row: Row) => Form;
  rules: () => FormRules<Based<Form>, Form>;
  create: (form: Form, opened: Form) => Promise<Row>;
  /** Locks optimistically. @returns null: not `base` any more, nothing written */
  update: (row: Row, form: Form, opened: Form, base: string) => Promise<Row | null>;
  /** Null: deleted. */
  fetchRow: (row: Row) => Promise<Row | null>;
  onStored: (row: Row, isNew: boolean) => void;
}

const isSameForm = <Form extends Texts>(one: Texts, other: Form): boolean =>
  Object.entries(other).every(([name, value]) => one[name] === value);

/** Edits long texts: asks before it overwrites a version that was stored in between. */
export function useDraftEditor<Row extends { updated_at: string }, Form extends Texts>(
  options: DraftEditorOptions<Row, Form>,
) {
  const { opened, draftName, empty, formOf, rules, create, update, fetchRow, onStored } = options;
  const [stored, setStored] = useState(opened);
  const based = (row: Row | null): Based<Form> => ({
    ...(row ? formOf(row) : empty),
    base: row?.updated_at ?? '',
  });
  const storedForm = stored ? formOf(stored) : empty;

  const form = useStoredForm<Based<Form>, Form>({
    draft: draftName,
    initial: based(opened),
    isWhole: true,
    rules,
    save: async (values, { base }) => {
      const saved = stored
        ? await update(stored, values, storedForm, base || stored.updated_at)
        : await create(values, storedForm);
      if (!saved) {
        const now = stored && (await fetchRow(stored));
        if (now) setStored(now);
        setNotice(now ? 'clash' : 'gone');
        return false;
      }
      setStored(saved);
      setNotice(null);
      form.restart(based(saved));
      onStored(saved, stored === null);
      return true;
    },
  });
  const typed = form.watch();
  const isDirty = !isSameForm(typed, storedForm);
  const [notice, setNotice] = useState<Notice>(() => {
    if (!isDirty) return null;
    return opened && typed.base !== opened.updated_at ? 'clash' : 'restored';
  });

  return {
    form,
    typed,
    notice,
    isDirty,
    stored,
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
  const handleKey = useStableCallback((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return;
    if (!event.repeat) onSave();
  });
  // Synchronises with the document's keys while the editor is open.
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}

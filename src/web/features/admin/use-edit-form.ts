import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppError } from '#db/app-error.ts';
import { groupsOf, type MergedForms, mergeForms, part } from '#web/forms/merge-forms.ts';
import { changedFields } from '#web/forms/use-draft.ts';
import type { FormClashes } from '#web/forms/use-merged-form.ts';
import {
  type FormRules,
  type StoredForm,
  type StoredFormOptions,
  useStoredForm,
} from '#web/forms/use-stored-form.ts';
import { useIsUploading } from './use-picture-upload.ts';

/** A stored row that supervisors edit. */
export interface EditedRow<Row extends { updated_at: string }, Columns> {
  /** Null: deleted. */
  read: () => Promise<Row | null>;
  /** Locks optimistically. @returns false: the row has another version by now, nothing written */
  write: (changes: Partial<Columns>, version: string) => Promise<boolean>;
}

interface EditFormOptions<
  Row extends { updated_at: string },
  Form extends FieldValues,
  Columns extends object,
> extends StoredFormOptions<Form, Columns> {
  rules: () => FormRules<Form, Columns>;
  /** Null: a new row. */
  row: EditedRow<Row, Columns> | null;
  formOf: (row: Row) => Form;
}

/** What others changed while the form was open. */
export interface EditMerging extends FormClashes {
  /** Their values of the group that a field names. */
  theirsOf: (name: string) => readonly (readonly [field: string, value: unknown])[];
}

export interface EditForm<Form extends FieldValues, Columns extends object>
  extends StoredForm<Form, Columns> {
  merge: EditMerging;
  /** Writes only what differs from the stored row: who changes other columns overwrites nothing. @returns the row as it is stored by then. @throws AppError `changed_meanwhile`, `no_row` */
  saveEdit: (typed: Form) => Promise<Form>;
}

interface Found<Form extends object> extends Pick<FormClashes, 'taken' | 'clashes'> {
  theirs: Form;
}

const NOTHING = { taken: [], clashes: [] };

/** Enough for a row that others change in other columns between reading and writing. */
const TRIES = 3;

/** Edits a row that several supervisors may have open: what two of them changed differently is asked, not overwritten. */
export function useEditForm<
  Row extends { updated_at: string },
  Form extends FieldValues,
  Columns extends object,
>(options: EditFormOptions<Row, Form, Columns>): EditForm<Form, Columns> {
  const { row, formOf, ...stored } = options;
  const { initial, rules, together = [] } = stored;
  const form = useStoredForm<Form, Columns>(stored);
  const isUploading = useIsUploading();
  const [{ theirs, taken, clashes }, setFound] = useState<Found<Form>>({ theirs: initial, ...NOTHING });
  const isField = (name: string): name is keyof Form & string => Object.hasOwn(initial, name);
  const groups = groupsOf<Form>(Object.keys(initial).filter(isField), together);
  const partOf = (name: string, values: Form): Partial<Form> => {
    const group = groups.find(([first]) => first === name);
    return group ? part(group, values) : {};
  };
  const columnsOf = async (values: Form) => {
    const read = await rules().safeParseAsync(values);
    return read.success ? read.data : undefined;
  };
  const showClash = (stored: Form, merged: MergedForms<Form>) => {
    const typed = form.getValues();
    form.follow(stored);
    for (const name of merged.clashes) form.change(partOf(name, typed));
    const names = groups.map(([name]) => name).filter((name) => name in merged.taken);
    setFound({ theirs: stored, taken: names, clashes: merged.clashes });
  };
  const saveEdit = async (typed: Form) => {
    /* oxlint-disable no-await-in-loop -- a try begins with what the one before has not found */
    for (let tries = 0; row && tries < TRIES; tries += 1) {
      const now = await row.read();
      if (!now) throw new AppError('no_row');
      const merged = mergeForms(form.seen(), typed, formOf(now), groups);
      if (merged.clashes.length > 0) {
        showClash(formOf(now), merged);
        throw new AppError('changed_meanwhile');
      }
      const both = { ...typed, ...merged.taken };
      const mine = await columnsOf(both);
      // Each keeps the rules, both together do not.
      if (!mine) break;
      // Stored values that break a rule have no columns to compare with.
      const before = await columnsOf(formOf(now));
      const changes = before ? changedFields<Columns>(mine, before) : mine;
      if (Object.keys(changes).length === 0 || (await row.write(changes, now.updated_at))) {
        setFound({ theirs: initial, ...NOTHING });
        return both;
      }
    }
    /* oxlint-enable no-await-in-loop */
    throw new AppError('changed_meanwhile');
  };
  const resolve = (name: string) =>
    setFound((old) => ({ ...old, clashes: old.clashes.filter((other) => other !== name) }));
  return {
    ...form,
    isSaving: form.isSaving || isUploading,
    submit: async (event) => {
      event?.preventDefault();
      if (!isUploading) await form.submit(event);
    },
    saveEdit,
    merge: {
      isGone: false,
      taken,
      clashes,
      theirsOf: (name) => Object.entries(partOf(name, theirs)),
      keepMine: resolve,
      takeTheirs: (name) => {
        form.change(partOf(name, theirs));
        resolve(name);
      },
    },
  };
}

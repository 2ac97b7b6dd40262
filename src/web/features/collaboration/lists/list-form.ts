import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { trimmed } from '#domain/text.ts';
import type { ListEntryRow } from '#domain/trip-commands/command.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import { groupsOf } from '#web/forms/merge-forms.ts';
import type { ListOnScreen } from './list-entries.ts';
import type { EarlierList } from './queries.ts';
import type { TypedEntry } from './read-entries.ts';

export interface ListForm {
  title: string;
  /** `everyone`, or `me`. */
  audience: string;
  /** Name of a template, id of an earlier list, or empty. */
  source: string;
}

export interface TextForm {
  text: string;
  quantity: string;
}

export const TEXT_FIELDS = groupsOf<TextForm>(['text', 'quantity']);

export const textForm = (text: string, quantity = 1): TextForm => ({ text, quantity: String(quantity) });

/** What the dialog edits, as it was when opened. */
export type Edited =
  | { type: 'list' | 'newGroup'; list: ListOnScreen }
  | { type: 'entry'; list: ListOnScreen; entry: ListEntryRow };

export function editDraftName(tripId: string, edited: Edited): string {
  switch (edited.type) {
    case 'list':
      return `list-${tripId}-${edited.list.id}`;
    case 'newGroup':
      return `list-group-${tripId}-${edited.list.id}`;
    case 'entry':
      return `list-entry-${tripId}-${edited.entry.id}`;
  }
}

/** The dialog of before opens again [SHELL-5]; null: there was none. */
export function draftedEdit(tripId: string, lists: readonly ListOnScreen[]): Edited | null {
  const all = lists.flatMap((list): Edited[] => [
    { type: 'list', list },
    { type: 'newGroup', list },
    ...list.entries.map((entry): Edited => ({ type: 'entry', list, entry })),
  ]);
  return all.find((edited) => hasDraft(editDraftName(tripId, edited))) ?? null;
}

export const newListDraftName = (tripId: string): string => `new-list-${tripId}`;

/** These are keys of names and entries in `list-templates`. */
export const TEMPLATES = [
  { name: 'weekend', entries: 'weekendEntries' },
  { name: 'twoWeeks', entries: 'twoWeeksEntries' },
  { name: 'hike', entries: 'hikeEntries' },
  { name: 'beach', entries: 'beachEntries' },
  { name: 'winter', entries: 'winterEntries' },
  { name: 'children', entries: 'childrenEntries' },
] as const;

export const QUANTITY_MAX = 999;

export const textRule = z
  .string()
  .check(z.overwrite(trimmed), z.minLength(1, 'textRequired'), z.maxLength(LIMITS.title, 'textTooLong'));

/** An empty title becomes the suggested one. */
export const listRules = (suggestedBy: (source: string) => string) =>
  z.pipe(
    z.pipe(
      z.object({ title: z.string(), audience: z.string(), source: z.string() }),
      z.transform((form: ListForm) => ({ ...form, title: trimmed(form.title) || suggestedBy(form.source) })),
    ),
    z.object({ title: textRule, audience: z.string(), source: z.string() }),
  );

function isQuantity(typed: string): boolean {
  const amount = Number(typed);
  return Number.isInteger(amount) && amount >= 1 && amount <= QUANTITY_MAX;
}

export const textRules = z.object({
  text: textRule,
  quantity: z.string().check(z.refine(isQuantity, 'quantityInvalid')),
});

export function entriesOf({ trip_list_entries: entries }: EarlierList): TypedEntry[] {
  return entries
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ text, quantity, is_heading }) => ({ text, quantity, is_heading }));
}

export function useTextMessages() {
  const { t } = useTranslation('lists');
  return {
    textRequired: t('textRequired'),
    textTooLong: t('textTooLong'),
    quantityInvalid: t('quantityInvalid', { most: QUANTITY_MAX }),
  };
}

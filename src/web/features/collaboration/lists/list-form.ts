import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import type { ListEntryRow } from '#domain/trip-commands/command.ts';
import { groupsOf } from '#web/forms/merge-forms.ts';
import type { ListOnScreen } from './list-entries.ts';
import type { EarlierList } from './queries.ts';
import type { TypedEntry } from './read-entries.ts';

/** What the dialog of a new list asks. */
export interface ListForm {
  title: string;
  /** `everyone`, or `me`: nobody else sees it. */
  audience: string;
  /** What it begins with: the name of a template, the id of an earlier list, or empty. */
  source: string;
}

/** What the dialog of a list, a group or an entry asks. */
export interface TextForm {
  text: string;
  quantity: string;
}

export const TEXT_FIELDS = groupsOf<TextForm>(['text', 'quantity']);

export const textForm = (text: string, quantity = 1): TextForm => ({ text, quantity: String(quantity) });

/** What a dialog is open of, as it was then. */
export type Edited =
  | { type: 'list' | 'newGroup'; list: ListOnScreen }
  | { type: 'entry'; list: ListOnScreen; entry: ListEntryRow };

/** The draft of a new list of a trip. */
export const newListDraftName = (tripId: string): string => `new-list-${tripId}`;

/** The templates: the keys of their names, and of their entries, in the area `list-templates`. */
export const TEMPLATES = [
  { name: 'weekend', entries: 'weekendEntries' },
  { name: 'twoWeeks', entries: 'twoWeeksEntries' },
  { name: 'hike', entries: 'hikeEntries' },
  { name: 'beach', entries: 'beachEntries' },
  { name: 'winter', entries: 'winterEntries' },
  { name: 'children', entries: 'childrenEntries' },
] as const;

/** The largest number of one thing. */
export const QUANTITY_MAX = 999;

/** A title or a text. */
export const textRule = z
  .string()
  .check(z.trim(), z.minLength(1, 'textRequired'), z.maxLength(LIMITS.title, 'textTooLong'));

/** What a new list must have. One without a title has the title that is suggested by what it begins with. */
export const listRules = (suggestedBy: (source: string) => string) =>
  z.pipe(
    z.pipe(
      z.object({ title: z.string(), audience: z.string(), source: z.string() }),
      z.transform((form: ListForm) => ({ ...form, title: form.title.trim() || suggestedBy(form.source) })),
    ),
    z.object({ title: textRule, audience: z.string(), source: z.string() }),
  );

function isQuantity(typed: string): boolean {
  const amount = Number(typed);
  return Number.isInteger(amount) && amount >= 1 && amount <= QUANTITY_MAX;
}

/** What the dialog of a list, a group or an entry must have. */
export const textRules = z.object({
  text: textRule,
  quantity: z.string().check(z.refine(isQuantity, 'quantityInvalid')),
});

/** The entries of an earlier list, in their order, to begin another one with. */
export function entriesOf({ trip_list_entries: entries }: EarlierList): TypedEntry[] {
  return entries
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ text, quantity, is_heading }) => ({ text, quantity, is_heading }));
}

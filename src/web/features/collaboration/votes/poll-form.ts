import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { trimmed } from '#domain/text.ts';
import type { PollOption } from '#domain/trip-commands/command.ts';
import { readMinute } from '#domain/zones.ts';
import { newId } from '#web/data/ids.ts';

export const OPTION_KINDS = ['text', 'date', 'place', 'item'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** A date has an ISO day, an item its id. */
export interface OptionForm {
  id: string;
  text: string;
  place: PollOption['place'] | null;
}

export interface PollForm {
  question: string;
  kind: OptionKind;
  options: OptionForm[];
  isMultiple: boolean;
  /** Local date and time; empty: no deadline. */
  deadline: string;
}

/** [SHELL-5] */
export const pollDraftName = (tripId: string) => `new-poll-${tripId}`;

export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 20;

export const emptyOption = (): OptionForm => ({ id: newId(), text: '', place: null });

export const emptyPoll = (): PollForm => ({
  question: '',
  kind: 'text',
  options: [emptyOption(), emptyOption()],
  isMultiple: false,
  deadline: '',
});

/** Titles of items, by id. */
type Titles = ReadonlyMap<string, string>;

/** Without the empty options, and those of items that somebody has deleted meanwhile. */
const filled = ({ kind, options }: PollForm, titles: Titles) =>
  options.filter(({ text }) => (kind === 'item' ? titles.has(text) : trimmed(text) !== ''));

/** Null: there is none, or it is unreadable. */
export function deadlineOf(
  { deadline }: Pick<PollForm, 'deadline'>,
  timeZone: string,
): Temporal.Instant | null {
  return readMinute(deadline, timeZone);
}

/** Errors by field, as keys of the area `discussion`. */
export function pollErrors(form: PollForm, titles: Titles, now: Temporal.Instant, timeZone: string) {
  const question = trimmed(form.question);
  const texts = filled(form, titles).map(({ text }) => trimmed(text));
  const end = deadlineOf(form, timeZone);
  return {
    ...(question === '' && { question: 'pollQuestionRequired' as const }),
    ...(question.length > LIMITS.title && { question: 'pollTextTooLong' as const }),
    ...(new Set(texts).size < OPTIONS_MIN && { options: 'pollOptionsRequired' as const }),
    ...(texts.some((text) => text.length > LIMITS.title) && { options: 'pollTextTooLong' as const }),
    ...(form.deadline !== '' && end === null && { deadline: 'pollDeadlineInvalid' as const }),
    ...(end && Temporal.Instant.compare(end, now) <= 0 && { deadline: 'pollDeadlinePast' as const }),
  };
}

export const pollRules = (titles: Titles, now: Temporal.Instant, timeZone: string) =>
  z.custom<PollForm, PollForm>().check((context) => {
    const { value } = context;
    for (const [field, message] of Object.entries(pollErrors(value, titles, now, timeZone)))
      context.issues.push({ code: 'custom', path: [field], message, input: value });
  });

export const pollOptions = (form: PollForm, titles: Titles): PollOption[] =>
  filled(form, titles).map((option) => optionOf(form.kind, option, titles));

function optionOf(kind: OptionKind, { id, text, place }: OptionForm, titles: Titles): PollOption {
  const words = trimmed(text);
  switch (kind) {
    case 'text':
      return { id, text: words };
    case 'date':
      return { id, text: words, date: words };
    case 'place':
      return { id, text: words, ...(place && { place }) };
    case 'item':
      return { id, text: titles.get(words) ?? words, item_id: words };
  }
}

import { parseDay } from '#domain/days.ts';
import type { PollOption } from '#domain/trip-commands/command.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';

/** A date in the reader's language. */
export function optionText({ text, date }: PollOption, language: Language): string {
  const day = parseDay(date ?? null);
  return day ? formatDate(day, language, 'full') : text;
}

import * as z from 'zod/mini';
import { parseDay } from '#domain/days.ts';
import { readAmount } from '#domain/money.ts';
import { hasPhoneNumber } from '#domain/phone-numbers.ts';
import { line, MESSAGE_FIELDS, type MessageMistake } from '../message-fields.ts';

const PHONE_MAX = 50;
const TRAVELLERS_MAX = 50;
/** Another currency is agreed with a supervisor by mail. */
export const BUDGET_CURRENCY = 'EUR';

/** Values of `custom_trip_requests.style`. */
const STYLES = ['nature', 'culture', 'food', 'rest', 'adventure', 'family'] as const;

/** What may be wrong, as keys of the area `custom-trip`: the form has a text for each [PUB-2]. */
export type CustomTripMistake =
  | MessageMistake
  | 'phoneTooLong'
  | 'phoneInvalid'
  | 'dateInvalid'
  | 'endBeforeStart'
  | 'travellersInvalid'
  | 'budgetInvalid';

const mistake = (error: CustomTripMistake) => ({ error });

/** Accepts existing ISO days only (`2027-02-29` is none). */
const isDayOrEmpty = (text: string) => text === '' || parseDay(text) !== null;

const day = () => z.string().check(z.trim(), z.refine(isDayOrEmpty, mistake('dateInvalid')));

function isTravellersOrEmpty(text: string): boolean {
  return text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= TRAVELLERS_MAX);
}

export const customTripSchema = z
  .object({
    ...MESSAGE_FIELDS,
    phone: z.string().check(
      z.trim(),
      z.maxLength(PHONE_MAX, { ...mistake('phoneTooLong'), abort: true }),
      z.refine((text) => text === '' || hasPhoneNumber(text), mistake('phoneInvalid')),
    ),
    destination: line(),
    start_date: day(),
    end_date: day(),
    flexible: z.boolean(),
    travellers: z.string().check(z.trim(), z.refine(isTravellersOrEmpty, mistake('travellersInvalid'))),
    budget: z.string().check(
      z.trim(),
      z.refine((text) => readAmount(text, BUDGET_CURRENCY) !== undefined, mistake('budgetInvalid')),
    ),
    style: z.array(z.enum(STYLES)),
  })
  .check(
    // ISO days compare as text.
    z.refine(({ start_date, end_date }) => start_date === '' || end_date === '' || end_date >= start_date, {
      ...mistake('endBeforeStart'),
      path: ['end_date'],
    }),
  );

export type CustomTripForm = z.infer<typeof customTripSchema>;

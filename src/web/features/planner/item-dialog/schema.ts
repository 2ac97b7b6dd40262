import * as z from 'zod/mini';
import { BOOKING_PARTS, type BookingMistake, bookingMistake } from '#domain/booking.ts';
import { parseDay } from '#domain/days.ts';
import { ITEM_KINDS } from '#domain/items.ts';
import { LIMITS } from '#domain/limits.ts';
import { type AmountMistake, parseAmount } from '#domain/money.ts';
import { typedRate } from '#domain/rates.ts';
import { trimmed } from '#domain/text.ts';
import { parseDuration, parseMinutes } from '#domain/times.ts';
import { decimalMark } from '#i18n/i18n.ts';
import { type CostSplitError, costSplitError, priceOf, SPLIT_MODES } from '../cost-split/cost-split.ts';
import { arrivalFromDuration, durationFromArrival } from './journey-form.ts';

const FORM_KINDS = [...ITEM_KINDS, 'expense'] as const;

/** One form of texts has all kinds: a switch keeps typed values, `writeOf` picks the fields. */
const fields = z.object({
  kind: z.enum(FORM_KINDS),
  title: z.string(),
  address: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  date: z.string(),
  time: z.string(),
  end_time: z.string(),
  duration: z.string(),
  /** Null: derived (`journey-form.ts`). */
  arrival_date: z.nullable(z.string()),
  arrival_time: z.nullable(z.string()),
  break_duration: z.string(),
  activity_sub_type: z.string(),
  transport_sub_type: z.string(),
  category: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  booking_reference: z.string(),
  booking_seat: z.string(),
  booking_phone: z.string(),
  booking_link: z.string(),
  tolls_known: z.boolean(),
  /** ISO weekdays. */
  closed_on: z.array(z.number()),
  origin: z.string(),
  destination: z.string(),
  price: z.string(),
  currency: z.string(),
  /** Entered by hand; empty: the reference rate. */
  rate: z.string(),
  fixed_rate: z.nullable(z.unknown()),
  paid_by: z.string(),
  split_mode: z.enum(SPLIT_MODES),
  split_parts: z.record(z.string(), z.string()),
  split_amounts: z.record(z.string(), z.string()),
  notes: z.string(),
  address_place: z.nullable(z.unknown()),
  origin_place: z.nullable(z.unknown()),
  destination_place: z.nullable(z.unknown()),
});

export type ItemForm = z.infer<typeof fields>;
export type ItemFormField = keyof ItemForm;
export const ITEM_FORM_FIELDS = z.keyof(fields).options;

/** Keys of the namespace `trip-items`. */
export type ItemFormError =
  | 'titleRequired'
  | 'titleTooLong'
  | 'dateRequired'
  | 'dateInvalid'
  | 'timeInvalid'
  | 'durationInvalid'
  | AmountMistake
  | 'refundNegative'
  | 'priceRequired'
  | 'currencyInvalid'
  | 'rateInvalid'
  | 'checkOutBeforeCheckIn'
  | 'arrivalBeforeDeparture'
  | 'journeyTimesRequired'
  | BookingMistake
  | CostSplitError;

type Complain = (field: ItemFormField, error: ItemFormError) => void;

function checkDay(field: ItemFormField, value: string, isRequired: boolean, complain: Complain): void {
  if (value === '') {
    if (isRequired) complain(field, 'dateRequired');
  } else if (!parseDay(value) || value < LIMITS.firstDay || value > LIMITS.lastDay)
    complain(field, 'dateInvalid');
}

function checkTime(field: ItemFormField, value: string, complain: Complain): void {
  if (value !== '' && parseMinutes(value) === null) complain(field, 'timeInvalid');
}

function checkMinutes(field: ItemFormField, value: string, least: number, complain: Complain): void {
  if (value.trim() === '') return;
  const minutes = parseDuration(value);
  if (minutes === null || minutes < least || minutes > LIMITS.duration) complain(field, 'durationInvalid');
}

function checkStay(form: ItemForm, complain: Complain): void {
  checkDay('check_in', form.check_in, true, complain);
  checkDay('check_out', form.check_out, true, complain);
  checkTime('check_in_time', form.check_in_time, complain);
  checkTime('check_out_time', form.check_out_time, complain);
  if (parseDay(form.check_in) && parseDay(form.check_out) && form.check_out <= form.check_in)
    complain('check_out', 'checkOutBeforeCheckIn');
}

function checkTimed(form: ItemForm, complain: Complain): void {
  checkDay('date', form.date, true, complain);
  checkTime('time', form.time, complain);
  checkMinutes('duration', form.duration, 1, complain);
  if (form.kind === 'itinerary') checkJourney(form, complain);
  else checkTime('end_time', form.end_time, complain);
  checkTime('opens_at', form.opens_at, complain);
  checkTime('closes_at', form.closes_at, complain);
}

function checkJourney(form: ItemForm, complain: Complain): void {
  checkMinutes('break_duration', form.break_duration, 0, complain);
  checkDay('arrival_date', form.arrival_date ?? '', false, complain);
  checkTime('arrival_time', form.arrival_time ?? '', complain);
  const isArrivalTyped = Boolean(form.arrival_date || form.arrival_time);
  if (isArrivalTyped && form.time === '') complain('time', 'journeyTimesRequired');
  else if (isArrivalTyped && !(form.arrival_time ?? arrivalFromDuration(form)?.time))
    complain('arrival_time', 'journeyTimesRequired');
  const minutes = durationFromArrival(form);
  if (minutes !== null && minutes <= 0)
    complain(form.arrival_date === null ? 'arrival_time' : 'arrival_date', 'arrivalBeforeDeparture');
}

function checkBooking(form: ItemForm, complain: Complain): void {
  for (const part of BOOKING_PARTS) {
    const mistake = bookingMistake(part, form[`booking_${part}`]);
    if (mistake) complain(`booking_${part}`, mistake);
  }
}

/** For a minus sign in an expense, the message explains how to enter a refund. */
const priceError = ({ kind }: ItemForm, mistake: AmountMistake): ItemFormError =>
  kind === 'expense' && mistake === 'amountNegative' ? 'refundNegative' : mistake;

function checkPrice(form: ItemForm, complain: Complain): void {
  const price = parseAmount(form.price, form.currency);
  const isPrice = 'text' in price;
  if (!isPrice) complain('price', priceError(form, price.mistake));
  else if (form.kind === 'expense' && priceOf(form) === 0) complain('price', 'priceRequired');
  if (!/^[A-Z]{3}$/.test(form.currency)) complain('currency', 'currencyInvalid');
  if (typedRate(form.rate, decimalMark()) === undefined) complain('rate', 'rateInvalid');
  const error = isPrice ? costSplitError(form) : null;
  if (error) complain('split_mode', error);
}

export const itemSchema = fields.check((context) => {
  const form = context.value;
  const complain: Complain = (field, message) =>
    context.issues.push({ code: 'custom', path: [field], message, input: form[field] });
  const title = trimmed(form.title);
  if (title === '') complain('title', 'titleRequired');
  else if (title.length > LIMITS.title) complain('title', 'titleTooLong');
  if (form.address.trim().length > LIMITS.address) complain('address', 'textTooLong');
  if (form.notes.length > LIMITS.text) complain('notes', 'textTooLong');
  if (form.kind === 'note') return checkDay('date', form.date, false, complain);
  checkPrice(form, complain);
  if (form.kind !== 'expense') checkBooking(form, complain);
  if (form.kind === 'expense') return checkDay('date', form.date, true, complain);
  if (form.kind === 'accommodation') checkStay(form, complain);
  else checkTimed(form, complain);
});

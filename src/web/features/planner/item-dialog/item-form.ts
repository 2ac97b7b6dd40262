import { type Booking, readBooking } from '#domain/booking.ts';
import { parseDay } from '#domain/days.ts';
import { cleanItem, DEFAULT_ACTIVITY_SUB_TYPE, DEFAULT_TRANSPORT_SUB_TYPE } from '#domain/item-rules.ts';
import { amountText, readAmount } from '#domain/money.ts';
import { isLocated, type Place, readPlace } from '#domain/place.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '#domain/spans.ts';
import { isOwnCar } from '#domain/sub-types.ts';
import { formatMinutes, minutesUntil, parseDuration, parseMinutes } from '#domain/times.ts';
import { formatDuration } from '#i18n/format.ts';
import { decimalMark } from '#i18n/i18n.ts';
import { type ItemWrite, noteOf, type PlannerItem, placeOf } from '#web/trip-data/trip.ts';
import { costSplitOf, splitOf, unsplit } from '../cost-split/cost-split.ts';
import { rateFieldsOf } from './rate-fields.ts';
import type { ItemForm } from './schema.ts';

/** The form is valid once it has a title. */
export function newForm(
  kind: ItemForm['kind'],
  on: { date: string; time?: string; currency: string; place?: Place },
): ItemForm {
  return {
    kind,
    title: '',
    address: on.place?.formatted_address ?? '',
    address_place: on.place ?? null,
    origin_place: null,
    destination_place: null,
    check_in: on.date,
    check_out: parseDay(on.date)?.add({ days: 1 }).toString() ?? '',
    check_in_time: DEFAULT_CHECK_IN_TIME,
    check_out_time: DEFAULT_CHECK_OUT_TIME,
    date: on.date,
    time: on.time ?? '',
    end_time: '',
    // A journey's duration is unknown; other items take an hour [ITEM-2].
    duration: '',
    arrival_date: null,
    arrival_time: null,
    break_duration: '',
    activity_sub_type: DEFAULT_ACTIVITY_SUB_TYPE,
    transport_sub_type: DEFAULT_TRANSPORT_SUB_TYPE,
    tolls_known: false,
    closed_on: [],
    category: 'groceries',
    opens_at: '',
    closes_at: '',
    ...bookingFields({}),
    origin: '',
    destination: '',
    price: '',
    currency: on.currency,
    rate: '',
    fixed_rate: null,
    ...unsplit(),
    notes: '',
  };
}

const bookingFields = ({ reference = '', seat = '', phone = '', link = '' }: Booking) => ({
  booking_reference: reference,
  booking_seat: seat,
  booking_phone: phone,
  booking_link: link,
});

export function formOf(item: PlannerItem, tripCurrency: string): ItemForm {
  const blank = newForm(item.kind, { date: '', currency: tripCurrency });
  const common = { ...blank, title: item.title, notes: noteOf(item) };
  if (item.kind === 'note') return { ...common, date: item.date ?? '' };
  const currency = item.currency || tripCurrency;
  const priced = {
    ...common,
    address: placeOf(item),
    price: amountText(item.price, currency, decimalMark()),
    currency,
    ...rateFieldsOf(currency, tripCurrency, item.rate),
    ...costSplitOf(item),
    ...bookingFields(readBooking(item.booking)),
  };
  if (item.kind === 'accommodation')
    return {
      ...priced,
      check_in: item.check_in,
      check_out: item.check_out,
      check_in_time: clock(item.check_in_time),
      check_out_time: clock(item.check_out_time),
    };
  const timed = {
    ...priced,
    date: item.date,
    time: clock(item.time),
    duration: item.duration === null ? '' : formatDuration(item.duration),
  };
  switch (item.kind) {
    case 'activity':
      return {
        ...timed,
        end_time: clock(item.end_time),
        activity_sub_type: item.sub_type,
        closed_on: item.closed_on,
        opens_at: clock(item.opens_at),
        closes_at: clock(item.closes_at),
      };
    case 'meal':
      return { ...timed, end_time: clock(item.end_time) };
    case 'itinerary':
      return {
        ...timed,
        break_duration: item.break_duration ? formatDuration(item.break_duration) : '',
        transport_sub_type: item.sub_type,
        tolls_known: item.tolls_known,
        origin: readPlace(item.start_location)?.name ?? '',
        destination: readPlace(item.end_location)?.name ?? '',
        origin_place: item.start_location,
        destination_place: item.end_location,
      };
  }
}

function clock(time: string | null | undefined): string {
  const minutes = parseMinutes(time);
  return minutes === null ? '' : formatMinutes(minutes);
}

/** Cleans texts [ITEM-6]. @param stored has places with coordinates @returns null: no title, or expense */
export function writeOf(form: ItemForm, stored: PlannerItem | null = null): ItemWrite | null {
  const same = stored?.kind === form.kind ? stored : null;
  const own = same?.kind === 'itinerary' ? same : null;
  switch (form.kind) {
    case 'accommodation':
      return cleanItem(form.kind, {
        ...bookedDraft(form),
        address: form.address,
        location: form.address_place ?? placeDraft(form, same),
        check_in: form.check_in,
        check_out: form.check_out,
        check_in_time: form.check_in_time,
        check_out_time: form.check_out_time,
      });
    case 'activity':
      return cleanItem(form.kind, {
        ...timedDraft(form),
        end_time: form.end_time,
        type: ownType(same),
        sub_type: form.activity_sub_type,
        location: form.address_place ?? placeDraft(form, same),
        closed_on: form.closed_on,
        opens_at: form.opens_at,
        closes_at: form.closes_at,
      });
    case 'meal':
      return cleanItem(form.kind, {
        ...timedDraft(form),
        end_time: form.end_time,
        location: form.address_place ?? placeDraft(form, same),
        sub_type: same?.kind === 'meal' ? same.sub_type : null,
      });
    case 'itinerary':
      return cleanItem(form.kind, {
        ...timedDraft(form),
        break_duration: parseDuration(form.break_duration),
        sub_type: form.transport_sub_type,
        tolls_known: form.tolls_known && isOwnCar(form.transport_sub_type),
        start_location: form.origin_place ?? endDraft(form.origin, own?.start_location),
        end_location: form.destination_place ?? endDraft(form.destination, own?.end_location),
      });
    case 'note':
      return cleanItem(form.kind, { title: form.title, content: form.notes, date: form.date });
    case 'expense':
      return null;
  }
}

export function pricedDraft(form: ItemForm) {
  return {
    title: form.title,
    price: readAmount(form.price, form.currency) ?? null,
    currency: form.currency,
    paid_by: form.paid_by,
    split: splitOf(form),
    notes: form.notes,
  };
}

function bookedDraft(form: ItemForm) {
  return {
    ...pricedDraft(form),
    booking: {
      reference: form.booking_reference,
      seat: form.booking_seat,
      phone: form.booking_phone,
      link: form.booking_link,
    },
  };
}

function timedDraft(form: ItemForm) {
  return {
    ...bookedDraft(form),
    date: form.date,
    time: form.time,
    duration: parseDuration(form.duration),
  };
}

/** Null where it repeats the sub-type, which may change. */
function ownType(stored: PlannerItem | null): string | null {
  return stored?.kind === 'activity' && stored.type !== stored.sub_type ? stored.type : null;
}

function placeDraft(form: ItemForm, stored: PlannerItem | null): unknown {
  const address = form.address.trim();
  const name = form.title.trim();
  const isUntouched = stored !== null && placeOf(stored) === address;
  if (!isUntouched || !('location' in stored))
    return address === '' ? null : { name, formatted_address: address };
  const place = readPlace(stored.location);
  // A typed address is named by the title, which may be another one now.
  const isMade = place !== null && !isLocated(place) && place.name === stored.title;
  return isMade ? { ...place, name } : stored.location;
}

function endDraft(typed: string, stored: unknown): unknown {
  const name = typed.trim();
  if (name !== '' && readPlace(stored)?.name === name) return stored;
  return name === '' ? null : { name, formatted_address: name };
}

/** Counts past midnight if need be; null when one is missing, or equal. */
export function minutesBetween(time: string, endTime: string): number | null {
  const start = parseMinutes(time);
  const end = parseMinutes(endTime);
  if (start === null || end === null || start === end) return null;
  return minutesUntil(start, end);
}

/** The end is on the next day when its hour is before the start [SCHED-2]. */
export function endsNextDay(time: string, endTime: string): boolean {
  const start = parseMinutes(time);
  const end = parseMinutes(endTime);
  return start !== null && end !== null && end < start;
}

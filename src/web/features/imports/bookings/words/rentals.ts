import type { Reservation } from '../reservation.ts';
import { labelledName } from './names.ts';
import type { Entry } from './text/entries.ts';
import type { Field } from './text/labels.ts';
import { type Moment, placeIn, readMoment, ticketTime } from './text/moments.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { NO_PRICE } from './text/prices.ts';

const RENTAL_WORDS =
  /(?<!\p{L})(?:location (?:de|d[’'])|loueur|véhicule|vehicle|car hire|car rental|rental|hire car|voiture de location|permis de conduire|driving licen[cs]e)(?!\p{L})/iu;

/** Finds the pick-up and the return of a rented car, one item each; the first has the price. */
export function rentalsIn(text: ParsedText): Reservation[] {
  const [pickUp, dropOff] = [momentOf(text, 'pickUp'), momentOf(text, 'dropOff')];
  const isRental = text.lines.some((line) => RENTAL_WORDS.test(line.text));
  const [start, end] = [pickUp, dropOff].map((one) => one && ticketTime(one.days[0], one.times[0]));
  if (!isRental || !pickUp || !dropOff || !start || !end || end.day < start.day) return [];
  const common = {
    kind: 'activity',
    subType: 'other',
    title: labelledName(text.entries, 'supplier'),
    isCancelled: text.isCancelled,
    end: null,
    booking: text.reference ? { reference: text.reference } : {},
    notes: '',
    facts: {},
    itemId: null,
  } as const;
  const from = pickUp.place ?? placeOf(text.entries, 'pickUpPlace');
  const to = dropOff.place ?? placeOf(text.entries, 'dropOffPlace');
  return [
    { ...common, ...text.price, event: 'carPickUp', start, place: from },
    { ...common, ...NO_PRICE, event: 'carReturn', start: end, place: to },
  ];
}

/** Joins the values of a label, `Retour` among them; null: no day, or several. */
function momentOf({ entries, writing }: ParsedText, field: Field): Moment | null {
  const own = entries.filter(({ fields }) => fields.has(field));
  const moments = own.map(({ value, following }) => {
    const moment = readMoment(value, writing);
    const [below] = following.filter((line) => line.length < 70).map((line) => readMoment(line, writing));
    return {
      ...moment,
      times: moment.times.length > 0 ? moment.times : (below?.times ?? []),
      place: moment.place ?? below?.place ?? null,
    };
  });
  const dated = moments.filter(({ days }) => days.length === 1);
  const [first] = dated;
  if (!first || dated.some(({ days }) => days[0] !== first.days[0])) return null;
  const place = moments.map((one) => one.place).find((one) => one !== null) ?? null;
  const times = moments.flatMap((one) => one.times);
  return { ...first, times, place };
}

const placeOf = (entries: readonly Entry[], field: Field) => {
  const [entry] = entries.filter(({ fields }) => fields.has(field));
  return entry ? placeIn(entry.value) : null;
};

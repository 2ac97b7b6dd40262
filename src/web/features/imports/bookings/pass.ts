import { listOf, recordOf } from '#domain/json.ts';
import { readTicketTime, type TicketTime } from '#domain/ticket-times.ts';
import { type BookingsResult, ImportError, type ImportReader } from '../import-result.ts';
import { unzippedFile } from '../unzip.ts';
import { type PlaceClue, type Reservation, townsIn } from './reservation.ts';

const LARGEST_PASS = 1_000_000;

/** A pass is a zip with `pass.json`. */
export const readPass: ImportReader<BookingsResult> = async (file) => {
  const reservations = await passReservations(file);
  if (reservations.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', reservations };
};

export async function passReservations(file: Blob): Promise<Reservation[]> {
  const bytes = await unzippedFile(file, (name) => name === 'pass.json', LARGEST_PASS);
  const pass = recordOf(JSON.parse(new TextDecoder().decode(bytes)));
  const boarding = recordOf(pass.boardingPass);
  const ticket = recordOf(pass.eventTicket);
  if (Object.keys(boarding).length > 0) return boardingOf(pass, boarding);
  return Object.keys(ticket).length > 0 ? eventOf(pass, ticket) : [];
}

type Json = ReturnType<typeof recordOf>;

const TRANSITS: Readonly<Record<string, string>> = {
  PKTransitTypeAir: 'plane',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
};

/** Merges Apple's `semantics` of the pass with those of its fields. */
function semanticsOf(pass: Json, style: Json): Json {
  const ofFields = fieldsOf(style).map((field) => recordOf(field.semantics));
  return Object.assign({}, ...ofFields, recordOf(pass.semantics));
}

const FIELDS = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'] as const;
const fieldsOf = (style: Json): Json[] => FIELDS.flatMap((name) => listOf(style[name]).map(recordOf));

function fieldText(style: Json, pattern: RegExp): string {
  const field = fieldsOf(style).find(({ key, label }) => pattern.test(`${textOf(key)} ${textOf(label)}`));
  return textOf(field?.value);
}

function boardingOf(pass: Json, style: Json): Reservation[] {
  const semantics = semanticsOf(pass, style);
  const start = timeOf(semantics.currentDepartureDate, semantics.originalDepartureDate, pass.relevantDate);
  if (!start) return [];
  const subType = TRANSITS[textOf(style.transitType)] ?? 'other';
  const [from, to] = listOf(style.primaryFields).map(recordOf);
  const number =
    textOf(semantics.flightCode) ||
    textOf(semantics.vehicleNumber) ||
    fieldText(style, /flight|\bvol\b|train/i);
  return [
    {
      ...commonOf(semantics, style, pass),
      kind: 'itinerary',
      subType,
      title: number || textOf(semantics.transitProvider) || textOf(pass.organizationName),
      start,
      end: timeOf(semantics.currentArrivalDate, semantics.originalArrivalDate),
      from: endOf(semantics, 'departure', from),
      to: endOf(semantics, 'destination', to),
      facts: {
        ...fact('terminal', textOf(semantics.departureTerminal)),
        ...fact('platform', textOf(semantics.departurePlatform)),
      },
    },
  ];
}

function eventOf(pass: Json, style: Json): Reservation[] {
  const semantics = semanticsOf(pass, style);
  const start = timeOf(semantics.eventStartDate, pass.relevantDate);
  if (!start) return [];
  const venue = textOf(semantics.venueName) || fieldText(style, /venue|lieu|location|salle/i);
  const point = recordOf(semantics.venueLocation);
  const place = Object.keys(point).length > 0 ? point : recordOf(listOf(pass.locations)[0]);
  const [primary] = listOf(style.primaryFields).map(recordOf);
  return [
    {
      ...commonOf(semantics, style, pass),
      kind: 'activity',
      subType: 'show',
      title: textOf(semantics.eventName) || textOf(primary?.value) || textOf(pass.description),
      start,
      end: timeOf(semantics.eventEndDate),
      place: venue === '' ? null : { name: venue, address: venue, towns: townsIn(venue), ...pointOf(place) },
      facts: {},
    },
  ];
}

function commonOf(semantics: Json, style: Json, pass: Json) {
  const seats = listOf(semantics.seats).map(recordOf);
  const seat = seats.map(({ seatRow, seatNumber }) => `${textOf(seatRow)}${textOf(seatNumber)}`).join(', ');
  const paid = recordOf(semantics.totalPrice);
  const currency = textOf(paid.currencyCode);
  const reference =
    textOf(semantics.confirmationNumber) ||
    fieldText(style, /confirmation|reference|référence|booking|pnr|dossier/i);
  const parts = { reference, seat: seat || fieldText(style, /seat|siège|place/i) };
  return {
    isCancelled: pass.voided === true,
    price: currency === '' ? null : numberOf(paid.amount),
    currency: currency || null,
    booking: Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')),
    notes: '',
    itemId: null,
  };
}

/** Reads one end from `semantics`, else from the large letters of the pass. */
function endOf(semantics: Json, end: 'departure' | 'destination', field: Json | undefined): PlaceClue | null {
  const big = [textOf(field?.value), textOf(field?.label)];
  const iata = textOf(semantics[`${end}AirportCode`]) || (big.find((text) => /^[A-Z]{3}$/.test(text)) ?? '');
  const name =
    textOf(semantics[`${end}StationName`]) ||
    textOf(semantics[`${end}AirportName`]) ||
    (big.find((text) => text !== iata && text !== '') ?? iata);
  if (name === '') return null;
  const point = pointOf(recordOf(semantics[`${end}Location`]));
  return { name, address: name, ...(iata && { iata }), towns: townsIn(name), ...point };
}

function pointOf({ latitude, longitude }: Json): Pick<PlaceClue, 'lat' | 'lng'> {
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)];
  return lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 ? {} : { lat, lng };
}

function timeOf(...values: unknown[]): TicketTime | null {
  for (const value of values) {
    const time = readTicketTime(textOf(value));
    if (time) return time;
  }
  return null;
}

const fact = (name: string, text: string) => (text === '' ? {} : { [name]: text });

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function numberOf(value: unknown): number | null {
  const number = textOf(value) === '' ? Number.NaN : Number(textOf(value));
  return Number.isFinite(number) ? number : null;
}

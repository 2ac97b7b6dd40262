import PostalMime, { type Attachment } from 'postal-mime';
import { type BookingsResult, ImportError, type ImportReader } from '../import-result.ts';
import { LONGEST_PAGE, pageReservations, pageWordReservations } from './page.ts';
import type { Reservation } from './reservation.ts';

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 1_000_000 };
const MOST_ATTACHMENTS = 20;

/** Reads RFC 5322 with attachments. The best source wins: markup, pass, calendar, words. */
export const readMail: ImportReader<BookingsResult> = async (file) => {
  const mail = await PostalMime.parse(await file.arrayBuffer(), LIMITS);
  const { subject = '', text = '', attachments } = mail;
  const html = mail.html && mail.html.length <= LONGEST_PAGE ? mail.html : '';
  const attached = attachments.slice(0, MOST_ATTACHMENTS);
  const sources = [
    async () => pageReservations(html),
    () => reservationsOf(attached, isPass, readAttachedPass),
    () => reservationsOf(attached, isCalendar, readAttachedCalendar),
    () => readWords(`${subject}\n\n${text}`),
    () => pageWordReservations(html, subject),
  ];
  for (const read of sources) {
    const reservations = await read();
    if (reservations.length > 0) return { type: 'bookings', reservations };
  }
  throw new ImportError('nothingFound');
};

/** Are loaded when a mail has no markup, or such an attachment. */
const readWords = async (words: string) => (await import('./words/read-words.ts')).textReservations(words);
const readAttachedPass = async (part: Blob) => (await import('./pass.ts')).passReservations(part);
const readAttachedCalendar = async (part: Blob) =>
  (await import('./calendar.ts')).calendarReservations(await part.text());

const isPass = ({ mimeType, filename }: Attachment) =>
  mimeType === 'application/vnd.apple.pkpass' || filename?.endsWith('.pkpass') === true;
const isCalendar = ({ mimeType, filename }: Attachment) =>
  mimeType === 'text/calendar' || filename?.endsWith('.ics') === true;

/** A damaged attachment has no reservations. */
async function reservationsOf(
  attachments: readonly Attachment[],
  isOfType: (attachment: Attachment) => boolean,
  read: (part: Blob) => Promise<Reservation[]>,
): Promise<Reservation[]> {
  const parts = attachments.filter(isOfType).map(({ content }) => new Blob([contentOf(content)]));
  const all = await Promise.all(parts.map((part) => read(part).catch(() => [])));
  return all.flat();
}

const contentOf = (content: Attachment['content']) =>
  content instanceof Uint8Array ? new Uint8Array(content) : content;

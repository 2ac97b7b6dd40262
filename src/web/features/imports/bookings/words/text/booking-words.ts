import type { Entry } from './entries.ts';
import type { TextLine } from './lines.ts';

/** Distinguishes bookings and their cancellations from other texts with days and places. */
export interface BookingWords {
  isBooking: boolean;
  isCancelled: boolean;
}

const SUBJECTS =
  'réservations?|séjour|commande|table|billets?|voyage|visite|inscription|location|traversée|places?|bookings?|reservations?|stay|order|trip|tickets?|crossing|rental|visit|hire|journey|flights?|vol|holiday|break|vacances';
/** What one thanks for before it begins: a visit or a stay may be over. */
const ORDERS =
  'réservations?|commande|bookings?|reservations?|order|achat|purchase|billets?|tickets?|e-?tickets?|itinerary';
const DONE = 'confirmée?s?|confirmed|enregistrée?s?|validée?s?|booked|réservée?s?';
const GONE = 'annulée?s?|cancell?ed';
const CONFIRMED = new RegExp(
  [
    `\\b(?:${SUBJECTS})(?![\\p{L}])[^\\n]{0,80}(?<!\\p{L})(?:${DONE})(?!\\p{L})`,
    `(?<!\\p{L})(?:confirmons|confirmation (?:de|of|for|d['’])|confirming|(?:pleased|happy|delighted) to confirm|(?:plaisir|joie) de (?:vous )?confirmer|(?:is|are|été|bien|well) (?:${DONE}))[^\\n]{0,60}\\b(?:${SUBJECTS})(?!\\p{L})`,
    `\\b(?:merci (?:pour|de) votre|thank you for your|thanks for your|voici vos|voici votre|here (?:is|are) your)\\s(?:[^\\s]{1,15}\\s){0,2}(?:${ORDERS})(?!\\p{L})`,
    `\\b(?:booking|reservation) confirmation\\b|\\bconfirmation de réservation|merci d['’]avoir réservé|thank you for booking|thanks for booking|we look forward to welcoming you|you['’]re (?:all set|booked|going)\\b`,
    '\\b(?:vos|votre|your) (?:e-?tickets?|e-?billets?|billets? électroniques?|mobile tickets?|billet mobile)(?!\\p{L})',
  ].join('|'),
  'iu',
);
const CANCELLED = new RegExp(
  [
    `\\b(?:${SUBJECTS})(?!\\p{L})[^\\n]{0,80}(?<!\\p{L})(?:${GONE})(?!\\p{L})`,
    `\\b(?:confirmation d['’]annulation|annulation de (?:votre|la) (?:${SUBJECTS})|cancellation (?:of your|confirm)|cancelled (?:${SUBJECTS}))(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** Words of what may come, or of conditions: of the whole sentence, and before what is done. */
const CONDITION =
  /(?<!\p{L})(?:si|if|once|when|unless|une fois|dès que|lorsque?|quand|avant que|until|jusqu[’']\p{L}+|conditions?|policy|politique|en cas|in case)(?!\p{L})/iu;
const POSSIBILITY =
  /(?<!\p{L})(?:sera|seront|will|would|could|peut|pourra|may (?:be|have|not)|can|must|doit|should|gratuit\p{L}*|free|frais|fees?|please|veuillez|merci de confirmer|non|pas|not|never|jamais)(?!\p{L})/iu;
const NOT_YET =
  /n['’]est pas (?:encore )?(?:confirm|valid|définiti|garanti)|not (?:yet )?(?:been )?confirmed|en attente (?:de|d['’])|awaiting (?:confirmation|approval|payment)|pending (?:confirmation|approval|payment)|is pending|liste d['’]attente|wait(?:ing )?list|votre panier|your (?:basket|cart)|(?:not|pas) (?:a|une) (?:confirmation|réservation)|option posée|held for you until/iu;
const REQUEST =
  /demande de (?:réservation|disponibilit|devis)|(?:booking|reservation|availability) (?:request|enquiry|inquiry)|request to book|your (?:quote|enquiry)|votre devis/iu;
const BILL =
  /^(?:facture|invoice|devis|quote|quotation|avoir|credit note|reçu|receipt|note d['’]honoraires|relevé|statement)(?!\p{L})/iu;
const NAMES_STATUS = /annul|cancel/iu;
const WAITING_STATUS = /attente|pending|request|demande|option|wait|panier/iu;
/** Offers and articles have references, too. */
const OF_A_BOOKING = /r[ée]serv|dossier|booking|confirm|pnr|locator|itinerary/iu;
const FIRST_LINES = 15;

export function readBookingWords(lines: readonly TextLine[], entries: readonly Entry[]): BookingWords {
  const sentences = sentencesOf(lines);
  const first = sentencesOf(lines.slice(0, FIRST_LINES));
  const statuses = entries.filter(({ fields }) => fields.has('status')).map(({ value }) => value);
  const isCancelled =
    statuses.some((status) => NAMES_STATUS.test(status)) ||
    first.some((sentence) => states(sentence, CANCELLED));
  const isConfirmed = isCancelled || sentences.some((sentence) => states(sentence, CONFIRMED));
  const isWaiting =
    !isCancelled &&
    (sentences.some((sentence) => NOT_YET.test(sentence)) ||
      statuses.some((one) => WAITING_STATUS.test(one)));
  const isOther =
    sentences.some((sentence) => REQUEST.test(sentence)) ||
    entries.some(({ fields, value }) => fields.has('invoice') && /\d/.test(value)) ||
    lines.slice(0, FIRST_LINES).some(({ text }) => text.length < 70 && BILL.test(text));
  const hasReference = entries.some(
    ({ fields, label, value }) =>
      fields.has('reference') && OF_A_BOOKING.test(label) && /\d|[A-Z]{5}/.test(value),
  );
  return { isBooking: !isWaiting && (isConfirmed || (hasReference && !isOther)), isCancelled };
}

const sentencesOf = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(({ text }) => text.split(/[.!?](?=\s|$)/u)).map((sentence) => sentence.slice(0, 300));

function states(sentence: string, pattern: RegExp): boolean {
  const match = pattern.exec(sentence);
  if (!match || CONDITION.test(sentence)) return false;
  return !POSSIBILITY.test(sentence.slice(0, match.index + match[0].length));
}

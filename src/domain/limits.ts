/** Lengths in characters and ranges that forms check; the database checks the same. */
export const LIMITS = {
  /** Titles of trips, items, tasks and posts; destinations; names of people and places. */
  title: 200,
  address: 1_000,
  /** Descriptions, notes, messages of forms. */
  text: 10_000,
  chatMessage: 4_000,
  email: 254,
  /** What columns of amounts take. */
  price: 9_999_999_999.99,
  /** Days of a trip, so that a typing error (2126 for 2026) does not make thousands. */
  tripDays: 366,
  /** Minutes of one item: a week. */
  duration: 10_080,
  /** Bytes of one document, and of those of a trip together. */
  documentBytes: 26_214_400,
  tripDocumentBytes: 262_144_000,
  firstDay: '1900-01-01',
  lastDay: '2199-12-31',
} as const;

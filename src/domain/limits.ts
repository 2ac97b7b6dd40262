/** Largest lengths in characters, and ranges; the database checks the same. */
export const LIMITS = {
  title: 200,
  address: 1_000,
  text: 10_000,
  booking: 200,
  link: 2_000,
  email: 254,
  price: 9_999_999_999.99,
  /** Days at most: a typing error (2126 for 2026) must not make thousands. */
  tripDays: 366,
  duration: 10_080,
  /** Bytes of a document, and of a trip's together. */
  documentBytes: 26_214_400,
  tripDocumentBytes: 262_144_000,
  firstDay: '1900-01-01',
  lastDay: '2199-12-31',
} as const;

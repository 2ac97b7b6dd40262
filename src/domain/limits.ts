/** Lengths, in characters, and ranges that forms and the database both hold. */
export const LIMITS = {
  /** Titles of trips, items, tasks, posts; names of people and places. */
  title: 200,
  /** Descriptions, notes, messages of forms. */
  text: 10_000,
  chatMessage: 4_000,
  /** Largest price that a `numeric(12,2)` column takes. */
  price: 9_999_999_999.99,
  /** Days of a trip, so that a slip of the finger (2126 for 2026) does not make thousands. */
  tripDays: 366,
  /** Minutes of one item: thirty days. */
  duration: 43_200,
  passwordMinimum: 8,
} as const;

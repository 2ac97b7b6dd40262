const PERSON = 'id, name, avatar_url';

/** Columns of a trip that its form edits and its plate shows. */
const TRIP_COLUMNS =
  'id, title, description, destination, destination_details, start_date, end_date, status, currency, budget, travellers, image_url, image_attribution, owner_id';

/** What the dashboard reads of each trip. */
export const SUMMARY_COLUMNS =
  `${TRIP_COLUMNS}, owner:profiles!owner_id(${PERSON}), trip_collaborators(user_id, role, profile:profiles!user_id(${PERSON}))` as const;

/** The dashboard's read, as a path below `/rest/v1/`: the client's own, which a test compares. */
export const SUMMARIES_PATH = `trips?${new URLSearchParams({
  select: SUMMARY_COLUMNS.replaceAll(' ', ''),
  order: 'start_date.asc,id.asc',
})}`;

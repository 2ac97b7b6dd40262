import { COLUMNS } from '#web/trip-data/columns.ts';

const PERSON = 'id, name, avatar_url';

export const SUMMARY_COLUMNS =
  `${COLUMNS.trips}, owner:profiles!owner_id(${PERSON}), trip_collaborators(user_id, role, profile:profiles!user_id(${PERSON}))` as const;

/** Path below `/rest/v1/`; a test compares it with the client's own. */
export const SUMMARIES_PATH = `trips?${new URLSearchParams({
  select: SUMMARY_COLUMNS.replaceAll(' ', ''),
  order: 'start_date.asc,id.asc',
})}`;

import { COLUMNS } from '#web/trip-data/columns.ts';

const PERSON = 'id, name, avatar_url';

export const SUMMARY_COLUMNS =
  `${COLUMNS.trips}, owner:profiles!owner_id(${PERSON}), trip_collaborators(user_id, role, profile:profiles!user_id(${PERSON}))` as const;

/** Below `/rest/v1/`: the client's own, which a test compares. */
export const SUMMARIES_PATH = `trips?${new URLSearchParams({
  select: SUMMARY_COLUMNS.replaceAll(' ', ''),
  order: 'start_date.asc,id.asc',
})}`;

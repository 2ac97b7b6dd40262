import type { CommandTable } from '#domain/trip-commands/request.ts';

/** Columns that queries select and events update; an event without one (`profile`) causes a read. */
export const COLUMNS = {
  trips:
    'id, title, description, destination, destination_details, start_date, end_date, status, currency, budget, travellers, image_url, image_attribution, owner_id',
  trip_collaborators: 'user_id, role, joined_at, profile',
  trip_accommodations:
    'id, trip_id, title, address, location, check_in, check_out, check_in_time, check_out_time, price, currency, paid_by, split, rate, notes, booking',
  trip_activities:
    'id, trip_id, title, date, time, end_time, duration, type, sub_type, location, closed_on, opens_at, closes_at, price, currency, paid_by, split, rate, notes, booking, catalogue_id',
  trip_itineraries:
    'id, trip_id, title, date, time, duration, break_duration, sub_type, tolls_known, start_location, end_location, price, currency, paid_by, split, rate, notes, booking',
  trip_meals:
    'id, trip_id, title, date, time, end_time, duration, sub_type, location, price, currency, paid_by, split, rate, notes, booking',
  trip_notes: 'id, trip_id, title, content, date',
  trip_settlements: 'id, from_id, to_id, amount, currency, created_at',
  trip_expenses: 'id, trip_id, title, date, category, price, currency, paid_by, split, rate, created_at',
  trip_tasks: 'id, title, assigned_to, created_by, due_date, completed_at, created_at',
  trip_chat_messages: 'id, user_id, text, created_at, reply_to, mentions, item_id',
  trip_polls: 'id, question, options, is_multiple, closes_at, closed_at, deleted_at, created_by, created_at',
  trip_votes: 'id, poll_id, option_id, user_id',
  trip_lists: 'id, title, private_to, created_at, deleted_at',
  trip_list_entries: 'id, list_id, text, quantity, is_heading, position, ticked_by, deleted_at',
  trip_documents: 'id, item_id, name, type, size, created_by, created_at, deleted_at',
  trip_tracks: 'id, title, line, created_at, deleted_at',
} as const satisfies Record<CommandTable, string>;

const PERSON = 'id, name, avatar_url';

export const SUMMARY_COLUMNS =
  `${COLUMNS.trips}, owner:profiles!owner_id(${PERSON}), trip_collaborators(user_id, role, profile:profiles!user_id(${PERSON}))` as const;

/** Path of the list below `/rest/v1/`; a test compares it with the client's own. */
export const SUMMARIES_PATH = `trips?${new URLSearchParams({
  select: SUMMARY_COLUMNS.replaceAll(' ', ''),
  order: 'start_date.asc,id.asc',
})}`;

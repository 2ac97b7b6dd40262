import type { ColumnType } from './columns.ts';

export type Columns = Readonly<Record<string, ColumnType>>;

export interface TripFilePart {
  table: string;
  columns: Columns;
  /** Largest number of newest rows; absent: all. */
  most?: number;
}

const ITEM = { id: 'id', title: 'text' } as const;
const PRICED = {
  price: 'number',
  currency: 'text',
  paid_by: 'person',
  split: 'split',
  rate: 'object',
} as const;
const BOOKED = { ...PRICED, notes: 'text', booking: 'object' } as const;
const ORDER = { position: 'number', created_at: 'instant' } as const;

export const TRIP_COLUMNS = {
  title: 'text',
  description: 'text',
  destination: 'text',
  destination_details: 'object',
  start_date: 'day',
  end_date: 'day',
  status: 'text',
  currency: 'text',
  budget: 'number',
  travellers: 'number',
  image_url: 'text',
  image_attribution: 'text',
} as const satisfies Columns;

/** The parts of a trip file (docs/trip-file.md), all written, read, previewed and imported by these lines. */
const TRIP_FILE_PARTS = {
  accommodations: {
    table: 'trip_accommodations',
    columns: {
      ...ITEM,
      address: 'text',
      location: 'object',
      check_in: 'day',
      check_out: 'day',
      check_in_time: 'time',
      check_out_time: 'time',
      ...BOOKED,
      ...ORDER,
    },
  },
  activities: {
    table: 'trip_activities',
    columns: {
      ...ITEM,
      date: 'day',
      time: 'time',
      end_time: 'time',
      duration: 'number',
      type: 'text',
      sub_type: 'text',
      location: 'object',
      closed_on: 'numbers',
      opens_at: 'time',
      closes_at: 'time',
      ...BOOKED,
      ...ORDER,
    },
  },
  transports: {
    table: 'trip_itineraries',
    columns: {
      ...ITEM,
      date: 'day',
      time: 'time',
      duration: 'number',
      break_duration: 'number',
      sub_type: 'text',
      tolls_known: 'flag',
      start_location: 'object',
      end_location: 'object',
      distance_m: 'number',
      ...BOOKED,
      ...ORDER,
    },
  },
  meals: {
    table: 'trip_meals',
    columns: {
      ...ITEM,
      date: 'day',
      time: 'time',
      end_time: 'time',
      duration: 'number',
      sub_type: 'text',
      location: 'object',
      ...BOOKED,
      ...ORDER,
    },
  },
  notes: { table: 'trip_notes', columns: { ...ITEM, content: 'text', date: 'day', ...ORDER } },
  expenses: {
    table: 'trip_expenses',
    columns: { ...ITEM, date: 'day', category: 'text', ...PRICED, created_at: 'instant' },
  },
  settlements: {
    table: 'trip_settlements',
    columns: {
      id: 'id',
      from_id: 'person',
      to_id: 'person',
      amount: 'number',
      currency: 'text',
      created_at: 'instant',
    },
  },
  tasks: {
    table: 'trip_tasks',
    columns: {
      ...ITEM,
      assigned_to: 'member',
      due_date: 'day',
      completed_at: 'instant',
      created_at: 'instant',
    },
  },
  polls: {
    table: 'trip_polls',
    columns: {
      id: 'id',
      question: 'text',
      options: 'options',
      is_multiple: 'flag',
      closes_at: 'instant',
      closed_at: 'instant',
      created_by: 'person',
      created_at: 'instant',
    },
  },
  votes: {
    table: 'trip_votes',
    columns: { id: 'id', poll_id: 'parent', option_id: 'parent', user_id: 'person' },
  },
  lists: { table: 'trip_lists', columns: ITEM },
  entries: {
    table: 'trip_list_entries',
    columns: {
      id: 'id',
      list_id: 'parent',
      text: 'text',
      quantity: 'number',
      is_heading: 'flag',
      position: 'text',
      ticked_by: 'person',
    },
  },
  tracks: { table: 'trip_tracks', columns: { ...ITEM, line: 'text' } },
  messages: {
    table: 'trip_chat_messages',
    columns: {
      id: 'id',
      user_id: 'person',
      text: 'text',
      created_at: 'instant',
      reply_to: 'row',
      mentions: 'people',
      item_id: 'row',
    },
    // As many as an hour takes by the limit `messages-hour`.
    most: 1000,
  },
} as const satisfies Record<string, TripFilePart>;

export type PartName = keyof typeof TRIP_FILE_PARTS;

export const PART_LIST: readonly (TripFilePart & { name: string })[] = Object.entries(TRIP_FILE_PARTS).map(
  ([name, part]) => ({ name, ...part }),
);

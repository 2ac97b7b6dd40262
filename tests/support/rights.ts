import type { Role } from './scene.ts';

/**
 * Who may do what: every table, view and function that `/rest/v1` exposes stands here. One that is added without being listed
 * fails tests/db/rights.test.ts; what is listed is tried by everybody in tests/db/access.test.ts and functions-and-catalogue.test.ts.
 */
export type Verb = 'select' | 'insert' | 'update' | 'delete';
export type TableRights = Record<Verb, readonly Role[]>;

export type FunctionRights = {
  may: readonly Role[];
  /** What is asked of it: the owner's, so that it would do harm. */
  args?: (things: { trip: string; owner: string }) => Record<string, unknown>;
  /** Nobody who may is asked to: it changes something. */
  changes?: true;
};

const all: readonly Role[] = ['anon', 'stranger', 'viewer', 'editor', 'owner', 'supervisor', 'banned'];
const people = all.filter((role) => role !== 'anon' && role !== 'banned');
const members: readonly Role[] = ['viewer', 'editor', 'owner'];
const planners: readonly Role[] = ['editor', 'owner'];
const owner: readonly Role[] = ['owner'];
const supervisor: readonly Role[] = ['supervisor'];
const none: readonly Role[] = [];

const items = { select: members, insert: planners, update: planners, delete: planners };
const catalogue = { select: all, insert: supervisor, update: supervisor, delete: supervisor };
const letters = { select: supervisor, insert: all, update: supervisor, delete: supervisor };

/** Trips and the tables below them. */
export const TRIP_TABLES: Record<string, TableRights> = {
  trips: { select: members, insert: none, update: planners, delete: owner },
  trip_collaborators: { select: members, insert: owner, update: owner, delete: owner },
  trip_chat_messages: { select: members, insert: members, update: none, delete: owner },
  trip_tasks: items,
  trip_accommodations: items,
  trip_activities: items,
  trip_itineraries: items,
  trip_meals: items,
  trip_notes: items,
  trip_expenses: items,
  trip_settlements: { select: members, insert: planners, update: none, delete: planners },
  trip_polls: { select: members, insert: planners, update: owner, delete: none },
  trip_documents: { select: members, insert: planners, update: planners, delete: none },
  trip_tracks: { select: members, insert: planners, update: planners, delete: none },
  trip_votes: { select: members, insert: members, update: none, delete: owner },
  trip_lists: { select: members, insert: planners, update: planners, delete: none },
  trip_list_entries: { select: members, insert: planners, update: planners, delete: none },
  trip_shares: { select: owner, insert: none, update: none, delete: none },
  calendar_feeds: { select: owner, insert: none, update: none, delete: none },
  trip_join_links: { select: owner, insert: none, update: none, delete: none },
  trip_joins: { select: owner, insert: none, update: none, delete: none },
  trip_activity_log: { select: members, insert: none, update: none, delete: none },
  trip_former_members: { select: members, insert: none, update: none, delete: none },
};

/** By the owner's row, or one that everybody reads. */
export const TABLES: Record<string, TableRights> = {
  ...TRIP_TABLES,
  trip_reads: { select: owner, insert: none, update: none, delete: owner },
  push_subscriptions: { select: owner, insert: none, update: none, delete: owner },
  profiles: { select: [...members, 'supervisor'], insert: none, update: owner, delete: none },
  activities: catalogue,
  airports: catalogue,
  blog_posts: catalogue,
  countries: catalogue,
  places: catalogue,
  themes: catalogue,
  sample_trips: catalogue,
  reference_rates: { select: all, insert: none, update: none, delete: none },
  legal_pages: { ...catalogue, delete: none },
  supervisor_changes: { select: supervisor, insert: none, update: none, delete: none },
  inbox_notes: { select: supervisor, insert: supervisor, update: supervisor, delete: none },
  inbox_answers: { select: supervisor, insert: supervisor, update: none, delete: none },
  contact_messages: letters,
  custom_trip_requests: letters,
};

/** Of these tests have no rows: nothing to be seen is no refusal. */
export const EMPTY: readonly string[] = [
  'trip_former_members',
  'trip_joins',
  'supervisor_changes',
  'inbox_notes',
  'inbox_answers',
];

const trip = (things: { trip: string }) => ({ trip_id: things.trip });

export const FUNCTIONS: Record<string, FunctionRights> = {
  search_places: { may: all, args: () => ({ query: 'Lis' }) },
  search_airports: { may: all, args: () => ({ query: 'Lis' }) },
  shared_trip: { may: none, args: () => ({ token: 'a'.repeat(64) }) },
  calendar_plan: { may: none, args: () => ({ token: 'a'.repeat(64) }) },
  trip_news: { may: people },
  whole_trip: { may: members, args: trip },
  cost_rates: { may: members, args: trip },
  was_deleted: {
    may: members,
    args: (things) => ({ ...trip(things), source: 'trip_notes', id: crypto.randomUUID() }),
  },
  deleted_trips: { may: people },
  my_sessions: { may: people },
  export_my_data: { may: people },
  add_list: {
    may: planners,
    args: (things) => ({ ...trip(things), id: crypto.randomUUID(), title: 'X' }),
    changes: true,
  },
  change_preferences: { may: people, args: () => ({ changes: {} }), changes: true },
  save_push_subscription: {
    may: people,
    args: () => ({
      endpoint: 'https://push.example.org/x',
      p256dh: 'x'.repeat(87),
      secret: 'x'.repeat(22),
      device: 'X',
    }),
    changes: true,
  },
  delete_my_account: { may: people, changes: true },
  end_session: { may: none, args: () => ({ session_id: crypto.randomUUID() }) },
  mark_read: {
    may: members,
    args: (things) => ({ ...trip(things), read_at: new Date().toISOString() }),
    changes: true,
  },
  mark_activity_read: {
    may: members,
    args: (things) => ({ ...trip(things), read_at: new Date().toISOString() }),
    changes: true,
  },
  change_trip: {
    may: planners,
    args: (things) => ({ ...trip(things), changes: { trip: { title: 'X' } } }),
    changes: true,
  },
  invite_collaborator: {
    may: owner,
    args: (things) => ({ ...trip(things), email: 'x@escale.test' }),
    changes: true,
  },
  join_link: { may: all, args: () => ({ token: 'a'.repeat(64) }) },
  join_trip: { may: none, args: () => ({ token: 'a'.repeat(64) }) },
  decline_invitation: { may: all, args: () => ({ token: 'a'.repeat(64) }) },
  create_join_link: { may: owner, args: trip, changes: true },
  revoke_join_link: {
    may: owner,
    args: (things) => ({ ...trip(things), link_id: crypto.randomUUID() }),
    changes: true,
  },
  invite_address: {
    may: owner,
    args: (things) => ({ ...trip(things), email: 'x@escale.test' }),
    changes: true,
  },
  transfer_ownership: {
    may: owner,
    args: (things) => ({ ...trip(things), new_owner_id: things.owner }),
    changes: true,
  },
  leave_trip: { may: ['viewer', 'editor'], args: trip, changes: true },
  share_trip: { may: owner, args: trip, changes: true },
  revoke_share: { may: owner, args: trip, changes: true },
  share_document: {
    may: none,
    args: () => ({ share_id: crypto.randomUUID(), document_id: crypto.randomUUID(), is_shown: true }),
  },
  shared_document: {
    may: none,
    args: () => ({ token: 'a'.repeat(64), document_id: crypto.randomUUID() }),
  },
  calendar_feed: { may: members, args: trip, changes: true },
  revoke_calendar_feed: { may: members, args: trip, changes: true },
  restore_trip: { may: none, args: trip },
  purge_trip: { may: none, args: trip },
  security_events: { may: supervisor },
  has_password: { may: people },
  my_shared_trips: { may: people },
  blog_destinations: { may: all },
  post_neighbours: { may: all, args: () => ({ slug: 'lisbonne' }) },
  moved_post: { may: all, args: () => ({ slug: 'lisbonne' }) },
  use_sample_trip: {
    may: people,
    args: () => ({ id: crypto.randomUUID(), slug: 'x', start_date: '2027-03-01', language: 'fr' }),
    changes: true,
  },
  trip_rows: { may: members, args: ({ trip: trip_id }) => ({ trip_id, tables: ['trip_notes'] }) },
  import_trip: {
    may: people,
    args: () => ({
      trip: { id: crypto.randomUUID(), title: 'X', start_date: '2027-03-01', end_date: '2027-03-02' },
      people: [],
      rows: {},
    }),
    changes: true,
  },
  copy_trip: {
    may: members,
    args: ({ trip: source_id }) => ({
      id: crypto.randomUUID(),
      source_id,
      title: 'X',
      start_date: '2027-03-01',
    }),
    changes: true,
  },
  ban_user: { may: supervisor, args: ({ owner: user_id }) => ({ user_id, reason: 'X' }), changes: true },
  unban_user: { may: supervisor, args: ({ owner: user_id }) => ({ user_id }), changes: true },
  remove_second_factor: { may: supervisor, args: ({ owner: user_id }) => ({ user_id }), changes: true },
  end_person_sessions: { may: supervisor, args: ({ owner: user_id }) => ({ user_id }), changes: true },
  admin_person: { may: supervisor, args: ({ owner: user_id }) => ({ user_id }) },
  make_post_preview: { may: supervisor, args: () => ({ post_id: crypto.randomUUID() }), changes: true },
  withdraw_post_preview: { may: supervisor, args: () => ({ post_id: crypto.randomUUID() }), changes: true },
  post_preview_since: { may: supervisor, args: () => ({ post_id: crypto.randomUUID() }) },
  previewed_post: { may: none, args: () => ({ token: 'a'.repeat(64) }) },
  post_versions: { may: supervisor, args: () => ({ post_id: crypto.randomUUID() }) },
  post_version: { may: supervisor, args: () => ({ version_id: crypto.randomUUID() }) },
  admin_countries: { may: supervisor },
  admin_airports: { may: supervisor },
  admin_activities: { may: supervisor },
  admin_posts: { may: supervisor },
  admin_users: { may: supervisor },
  admin_changes: { may: supervisor },
  admin_change_authors: { may: supervisor },
  admin_requests: { may: supervisor },
  admin_messages: { may: supervisor },
  admin_figures: { may: supervisor },
  admin_new_counts: { may: supervisor },
  admin_security_events: { may: supervisor },
};

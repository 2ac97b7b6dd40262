import type { Tables } from './database.types.ts';

/** Columns of items that are the plan, without people and money: `app.plan_columns()`. */
type PlanColumn =
  | 'id'
  | 'title'
  | 'date'
  | 'time'
  | 'end_time'
  | 'duration'
  | 'break_duration'
  | 'type'
  | 'sub_type'
  | 'tolls_known'
  | 'location'
  | 'start_location'
  | 'end_location'
  | 'address'
  | 'check_in'
  | 'check_out'
  | 'check_in_time'
  | 'check_out_time'
  | 'notes'
  | 'content';

type ItemTable = 'trip_accommodations' | 'trip_activities' | 'trip_itineraries' | 'trip_meals' | 'trip_notes';

/** The rows of each kind of item, with the columns of the plan and what else is asked for. */
type PlanRows<More extends string = never> = {
  [Table in ItemTable]: Pick<Tables<Table>, Extract<keyof Tables<Table>, PlanColumn | More>>[];
};

/** The price, for links that show prices. */
interface Prices {
  price?: Tables<'trip_meals'>['price'];
  currency?: string;
  /** Rate of a price in another currency than the trip's. */
  rate?: Tables<'trip_meals'>['rate'];
}

type WithPrices<Rows> = {
  [Table in keyof Rows]: Rows[Table] extends (infer Row)[] ? (Row & Prices)[] : never;
};

/** A document that a share link shows, under ids of the link; `item_id` null: of the trip. */
export type SharedDocument = Pick<Tables<'trip_documents'>, 'id' | 'item_id' | 'name' | 'type' | 'size'>;

/** The plan that `shared_trip` returns to anyone with the link. */
export type SharedPlan = Pick<PlanRows, 'trip_notes'> &
  WithPrices<Omit<PlanRows, 'trip_notes'>> & {
    shows_prices: boolean;
    documents: SharedDocument[];
    trip: Omit<Tables<'trips'>, 'owner_id' | 'budget' | 'travellers' | 'created_at' | 'updated_at'>;
  };

/** What `calendar_plan` shows to a calendar that subscribed. */
export type CalendarPlan = PlanRows<'updated_at' | 'booking'> &
  Pick<Tables<'trips'>, 'title' | 'start_date' | 'end_date' | 'status' | 'updated_at'>;

interface JoinLinkFacts {
  role: 'viewer' | 'editor';
  expires_at: string;
  /** The one address that may join by it; null: anybody. */
  email: string | null;
  inviter: { name: string; avatar_url: string | null };
  trip: Pick<Tables<'trips'>, 'title' | 'destination' | 'start_date' | 'end_date'>;
}

/** What somebody who opens a join link may know of it: `public.join_link`. */
export type JoinLink =
  | { status: 'member'; trip_id: string }
  | { status: 'unknown' | 'expired' | 'revoked' | 'declined' | 'removed' | 'banned' }
  | ({ status: 'open' | 'other_address' | 'paused' | 'full' } & JoinLinkFacts);

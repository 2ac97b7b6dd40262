import type { Tables } from './database.types.ts';

export interface Page<Row> {
  rows: Row[];
  /** How many rows there are, up to a thousand. */
  total: number;
  /** True when there are more rows than `total` counts. */
  isMore: boolean;
  /** Of all rows in their order, where a page of no rows is asked for. */
  ids?: string[];
}

export type ListedCountry = Tables<'countries'> & {
  /** Counts the catalogue's activities, published or not. */
  activities: number;
};

export type ListedActivity = Pick<
  Tables<'activities'>,
  | 'id'
  | 'title'
  | 'title_en'
  | 'city'
  | 'city_en'
  | 'country_iso_a2'
  | 'sub_type'
  | 'duration'
  | 'price'
  | 'currency'
  | 'is_published'
  | 'updated_at'
>;

export type ListedPost = Pick<
  Tables<'blog_posts'>,
  'id' | 'slug' | 'title_fr' | 'title_en' | 'country_iso_a2' | 'status' | 'published_at' | 'updated_at'
> & {
  /** Whether it is published at a moment that is still to come. */
  is_scheduled: boolean;
  has_fr: boolean;
  has_en: boolean;
};

export type ListedUser = Pick<
  Tables<'profiles'>,
  | 'id'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'avatar_url'
  | 'role'
  | 'is_premium'
  | 'is_banned'
  | 'onboarding_completed'
  | 'created_at'
> & {
  ban_reason: string | null;
  /** The last sign-in, or the last renewal of a session; null: never. */
  last_seen_at: string | null;
};

export type ListedRequest = Pick<
  Tables<'custom_trip_requests'>,
  | 'id'
  | 'name'
  | 'email'
  | 'destination'
  | 'start_date'
  | 'end_date'
  | 'flexible'
  | 'travellers'
  | 'budget'
  | 'currency'
  | 'status'
  | 'created_at'
  | 'language'
> &
  FollowedUp;

/** What supervisors have done about a request or a message. */
export interface FollowedUp {
  is_read: boolean;
  /** Name of the supervisor who follows it up; null: nobody yet. */
  assigned_name: string | null;
}

export type ListedMessage = Pick<
  Tables<'contact_messages'>,
  'id' | 'name' | 'email' | 'subject' | 'status' | 'created_at' | 'language'
> &
  FollowedUp & { beginning: string };

/** Columns by name; `before` is null of what was made, `after` of what was deleted. */
export type ListedChange = Tables<'supervisor_changes'> & { by_name: string | null };

/** A security event; names are those of accounts that still are. */
export interface ListedEvent {
  id: number;
  created_at: string;
  event: string;
  /** Null: a visitor, or the server itself. */
  actor_id: string | null;
  actor_role: 'anon' | 'authenticated' | 'service_role' | 'server';
  actor_name: string | null;
  /** Id of an account, `#…` for an address that nobody has, or a kind and an id. */
  subject: string | null;
  subject_name: string | null;
  /** The network address that caused it, shortened. */
  address: string | null;
  details: Record<string, string | number>;
}

export interface Figures {
  users: { total: number; premium: number; banned: number };
  trips: { total: number };
  posts: { published: number; scheduled: number; draft: number };
  activities: { total: number; unpublished: number };
  requests: { total: number; new: number };
  messages: { total: number; new: number };
  /** 26 weeks, the current one last; `week` is its Monday. */
  weeks: { week: string; users: number; trips: number; requests: number }[];
  /** Published activities by country, most first. */
  coverage: { iso_a2: string; name_fr: string; name_en: string; activities: number }[];
}

export type AdminPerson = ListedUser & {
  /** When the address was confirmed; null: not yet. */
  confirmed_at: string | null;
  has_password: boolean;
  has_factor: boolean;
  trips: number;
  joined_trips: number;
  /** Open sessions, the last used first. */
  sessions: {
    id: string;
    created_at: string;
    last_used_at: string;
    /** The network address, shortened. */
    address: string | null;
    user_agent: string | null;
  }[];
  /** What they have sent us, the last first. */
  entries: {
    box: 'requests' | 'messages';
    id: string;
    about: string | null;
    status: string;
    created_at: string;
  }[];
  /** The last decisions about the account. */
  changes: ListedChange[];
};

export type PostContent = Pick<
  Tables<'blog_posts'>,
  | 'slug'
  | 'title_fr'
  | 'title_en'
  | 'excerpt_fr'
  | 'excerpt_en'
  | 'body_fr'
  | 'body_en'
  | 'cover_url'
  | 'picture_texts'
  | 'country_iso_a2'
  | 'tags'
>;

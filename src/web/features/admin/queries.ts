import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#db/admin.types.ts';
import type { FunctionArgs } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import { LEGAL_SLUGS, type LegalSlug, placeholdersOf } from '#domain/legal-pages.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';

const MINUTE = 60_000;

/** The query of a list's page: the page before stays in view until the next one arrives. */
function listQuery<Row>(
  key: readonly unknown[],
  fetchPage: (client: Client, signal: AbortSignal) => Promise<Page<Row>>,
) {
  return queryOptions({
    queryKey: ['admin', ...key],
    queryFn: async ({ signal }) => fetchPage(await loadClient(), signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A list that is fetched whole. */
const onePage = <Row>(rows: Row[]): Page<Row> => ({ rows, total: rows.length, isMore: false });

/** The query of a page of rows of one type. */
export type PageQuery<Row> = ReturnType<typeof listQuery<Row>>;

/** A page of the countries (ADMIN-5). */
export const countriesQuery = (asked: FunctionArgs<'admin_countries'>) =>
  listQuery(['countries', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_countries', asked).abortSignal(signal)),
  );

/** A page of the airports (ADMIN-5). */
export const airportsQuery = (asked: FunctionArgs<'admin_airports'>) =>
  listQuery(['airports', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_airports', asked).abortSignal(signal)),
  );

/** A page of the catalogue (ADMIN-3). */
export const activitiesQuery = (asked: FunctionArgs<'admin_activities'>) =>
  listQuery(['activities', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_activities', asked).abortSignal(signal)),
  );

/** A page of the posts, drafts too (ADMIN-4). */
export const postsQuery = (asked: FunctionArgs<'admin_posts'>) =>
  listQuery(['posts', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_posts', asked).abortSignal(signal)),
  );

/** A page of the accounts (ADMIN-6). */
export const usersQuery = (asked: FunctionArgs<'admin_users'>) =>
  listQuery(['users', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_users', asked).abortSignal(signal)),
  );

/** A page of the requests for custom trips (ADMIN-7). */
export const requestsQuery = (asked: FunctionArgs<'admin_requests'>) =>
  listQuery(['inbox', 'requests', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_requests', asked).abortSignal(signal)),
  );

/** A page of the messages of the contact page (ADMIN-7). */
export const messagesQuery = (asked: FunctionArgs<'admin_messages'>) =>
  listQuery(['inbox', 'messages', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_messages', asked).abortSignal(signal)),
  );

/** A page of what supervisors have changed, the last first. */
export const changesQuery = (asked: FunctionArgs<'admin_changes'>) =>
  listQuery(['changes', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_changes', asked).abortSignal(signal)),
  );

/** A page of the security events, the last first. */
export const eventsQuery = (asked: FunctionArgs<'admin_security_events'>) =>
  listQuery(['security', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_security_events', asked).abortSignal(signal)),
  );

/** All themes, hidden ones too, in the order in which readers see them. */
export const themesQuery = () =>
  listQuery(['showcase', 'themes'], async (client, signal) =>
    onePage(
      unwrap(await client.from('themes').select('*').order('position').order('slug').abortSignal(signal)),
    ),
  );

const SAMPLE_COLUMNS =
  'slug, theme_slug, is_example, title_fr, title_en, summary_fr, summary_en, tips_fr, tips_en, destination_fr, destination_en, location, country_iso_a2, landscape, days, month, currency, image_url, position, is_published, updated_at';

/** All sample trips without their plans, in the order in which readers see them. */
export const samplesQuery = () =>
  listQuery(['showcase', 'samples'], async (client, signal) => {
    const samples = client.from('sample_trips').select(SAMPLE_COLUMNS);
    return onePage(unwrap(await samples.order('position').order('slug').abortSignal(signal)));
  });

/** A legal page in the administration's list. */
export interface ListedLegalPage {
  slug: LegalSlug;
  /** Null: not written yet. */
  updatedAt: string | null;
  /** Placeholders that are left, in both languages together. */
  missing: number;
}

/** All legal pages, written or not (PLUS-22). */
export const legalPagesQuery = () =>
  listQuery(['legal'], async (client, signal) => {
    const columns = 'slug, body_fr, body_en, updated_at';
    const written = unwrap(await client.from('legal_pages').select(columns).abortSignal(signal));
    return onePage(
      LEGAL_SLUGS.map((slug): ListedLegalPage => {
        const {
          body_fr = '',
          body_en = '',
          updated_at = null,
        } = written.find((page) => page.slug === slug) ?? {};
        const missing = [body_fr, body_en].flatMap(placeholdersOf).length;
        return { slug, updatedAt: updated_at, missing };
      }),
    );
  });

/** Supervisors whose changes are in the log. */
export const authorsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'change-authors'],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_change_authors').abortSignal(signal));
    },
  });

/** One person, whole; null when there is none (ADMIN-6). */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', 'person', id],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('admin_person', { user_id: id }).abortSignal(signal));
    },
    staleTime: 0,
  });

/** One activity, whole; null when there is none of this id. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'activity', id],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(
        await client.from('activities').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
      );
    },
    staleTime: 0,
  });

/** How many requests and messages wait for someone, for the sidebar (ADMIN-7). */
export const newCountsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'counts'],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      const [counts] = unwrap(await client.rpc('admin_new_counts').abortSignal(signal));
      return counts ?? { requests: 0, messages: 0 };
    },
    refetchInterval: 2 * MINUTE,
  });

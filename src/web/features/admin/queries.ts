import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#db/admin.types.ts';
import { unwrap } from '#db/app-error.ts';
import type { FunctionArgs } from '#db/database.types.ts';
import { LEGAL_SLUGS, type LegalSlug, placeholdersOf } from '#domain/legal-pages.ts';
import { request } from '#web/data/request.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';

const MINUTE = 60_000;

/** Shows the previous page of the list until the next one arrives. */
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

const onePage = <Row>(rows: Row[]): Page<Row> => ({ rows, total: rows.length, isMore: false });

export type PageQuery<Row> = ReturnType<typeof listQuery<Row>>;

export const countriesQuery = (asked: FunctionArgs<'admin_countries'>) =>
  listQuery(['countries', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_countries', asked).abortSignal(signal)),
  );

export const airportsQuery = (asked: FunctionArgs<'admin_airports'>) =>
  listQuery(['airports', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_airports', asked).abortSignal(signal)),
  );

export const activitiesQuery = (asked: FunctionArgs<'admin_activities'>) =>
  listQuery(['activities', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_activities', asked).abortSignal(signal)),
  );

/** Lists drafts as well as published posts [ADMIN-4]. */
export const postsQuery = (asked: FunctionArgs<'admin_posts'>) =>
  listQuery(['posts', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_posts', asked).abortSignal(signal)),
  );

export const usersQuery = (asked: FunctionArgs<'admin_users'>) =>
  listQuery(['users', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_users', asked).abortSignal(signal)),
  );

export const requestsQuery = (asked: FunctionArgs<'admin_requests'>) =>
  listQuery(['inbox', 'requests', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_requests', asked).abortSignal(signal)),
  );

export const messagesQuery = (asked: FunctionArgs<'admin_messages'>) =>
  listQuery(['inbox', 'messages', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_messages', asked).abortSignal(signal)),
  );

/** Lists the newest change first. */
export const changesQuery = (asked: FunctionArgs<'admin_changes'>) =>
  listQuery(['changes', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_changes', asked).abortSignal(signal)),
  );

/** Lists the newest event first. */
export const eventsQuery = (asked: FunctionArgs<'admin_security_events'>) =>
  listQuery(['security', asked], async (client, signal) =>
    unwrap(await client.rpc('admin_security_events', asked).abortSignal(signal)),
  );

/** Lists hidden themes too, in the order that readers see. */
export const themesQuery = () =>
  listQuery(['showcase', 'themes'], async (client, signal) =>
    onePage(
      unwrap(await client.from('themes').select('*').order('position').order('slug').abortSignal(signal)),
    ),
  );

const SAMPLE_COLUMNS =
  'slug, theme_slug, is_example, title_fr, title_en, summary_fr, summary_en, tips_fr, tips_en, destination_fr, destination_en, location, country_iso_a2, landscape, days, month, currency, image_url, position, is_published, updated_at';

export const samplesQuery = () =>
  listQuery(['showcase', 'samples'], async (client, signal) => {
    const samples = client.from('sample_trips').select(SAMPLE_COLUMNS);
    return onePage(unwrap(await samples.order('position').order('slug').abortSignal(signal)));
  });

export interface ListedLegalPage {
  slug: LegalSlug;
  /** Null: not written yet. */
  updatedAt: string | null;
  /** Number of placeholders left, both languages together. */
  missing: number;
}

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

export const authorsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'change-authors'],
    queryFn: ({ signal }) => request((client) => client.rpc('admin_change_authors').abortSignal(signal)),
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', 'person', id],
    queryFn: ({ signal }) =>
      request((client) => client.rpc('admin_person', { user_id: id }).abortSignal(signal)),
    staleTime: 0,
  });

/** Reads one activity; null: no such row. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'activity', id],
    queryFn: ({ signal }) =>
      request((client) =>
        client.from('activities').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
      ),
    staleTime: 0,
  });

export const newCountsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'counts'],
    queryFn: async ({ signal }) => {
      const [counts] = await request((client) => client.rpc('admin_new_counts').abortSignal(signal));
      return counts ?? { requests: 0, messages: 0 };
    },
    refetchInterval: 2 * MINUTE,
  });

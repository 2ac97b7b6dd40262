import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#db/admin.types.ts';
import type { FunctionArgs } from '#db/database.types.ts';
import { LEGAL_SLUGS, type LegalSlug, placeholdersOf } from '#domain/legal-pages.ts';
import { request } from '#web/data/request.ts';
import type { Client } from '#web/data/supabase-client.ts';

export const MINUTE = 60_000;

/** A request that is not sent before it has its signal. */
interface Abortable<Data> {
  abortSignal: (
    signal: AbortSignal,
  ) => PromiseLike<{ data: Data; error: null } | { data: null; error: object }>;
}

/** Shows the previous page of the list until the next one arrives. */
function listQuery<Data, Row>(
  key: readonly unknown[],
  read: (client: Client) => Abortable<Data>,
  pageOf: (data: Data) => Page<Row>,
) {
  return queryOptions({
    queryKey: ['admin', ...key],
    queryFn: async ({ signal }) => pageOf(await request((client) => read(client).abortSignal(signal))),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function pageQuery<Row>(key: readonly unknown[], read: (client: Client) => Abortable<Page<Row>>) {
  return listQuery(key, read, (page) => page);
}

const onePage = <Row>(rows: Row[]): Page<Row> => ({ rows, total: rows.length, isMore: false });

export type PageQuery<Row> = ReturnType<typeof pageQuery<Row>>;

export const countriesQuery = (asked: FunctionArgs<'admin_countries'>) =>
  pageQuery(['countries', asked], (client) => client.rpc('admin_countries', asked));

export const airportsQuery = (asked: FunctionArgs<'admin_airports'>) =>
  pageQuery(['airports', asked], (client) => client.rpc('admin_airports', asked));

export const activitiesQuery = (asked: FunctionArgs<'admin_activities'>) =>
  pageQuery(['activities', asked], (client) => client.rpc('admin_activities', asked));

/** Lists drafts as well as published posts [ADMIN-4]. */
export const postsQuery = (asked: FunctionArgs<'admin_posts'>) =>
  pageQuery(['posts', asked], (client) => client.rpc('admin_posts', asked));

export const usersQuery = (asked: FunctionArgs<'admin_users'>) =>
  pageQuery(['users', asked], (client) => client.rpc('admin_users', asked));

export const requestsQuery = (asked: FunctionArgs<'admin_requests'>) =>
  pageQuery(['inbox', 'requests', asked], (client) => client.rpc('admin_requests', asked));

export const messagesQuery = (asked: FunctionArgs<'admin_messages'>) =>
  pageQuery(['inbox', 'messages', asked], (client) => client.rpc('admin_messages', asked));

export const changesQuery = (asked: FunctionArgs<'admin_changes'>) =>
  pageQuery(['changes', asked], (client) => client.rpc('admin_changes', asked));

export const eventsQuery = (asked: FunctionArgs<'admin_security_events'>) =>
  pageQuery(['security', asked], (client) => client.rpc('admin_security_events', asked));

/** Lists hidden themes too, in the order that readers see. */
export const themesQuery = () =>
  listQuery(
    ['showcase', 'themes'],
    (client) => client.from('themes').select('*').order('position').order('slug'),
    onePage,
  );

export const SAMPLE_COLUMNS =
  'slug, theme_slug, is_example, title_fr, title_en, summary_fr, summary_en, tips_fr, tips_en, destination_fr, destination_en, location, country_iso_a2, landscape, days, month, currency, image_url, position, is_published, updated_at';

export const samplesQuery = () =>
  listQuery(
    ['showcase', 'samples'],
    (client) => client.from('sample_trips').select(SAMPLE_COLUMNS).order('position').order('slug'),
    onePage,
  );

export interface ListedLegalPage {
  slug: LegalSlug;
  updatedAt: string | null;
  /** Number of placeholders left, both languages together. */
  missing: number;
}

export const legalPagesQuery = () =>
  listQuery(
    ['legal'],
    (client) => client.from('legal_pages').select('slug, body_fr, body_en, updated_at'),
    (written) =>
      onePage(
        LEGAL_SLUGS.map((slug): ListedLegalPage => {
          const page = written.find((one) => one.slug === slug);
          const missing = page ? [page.body_fr, page.body_en].flatMap(placeholdersOf).length : 0;
          return { slug, updatedAt: page?.updated_at ?? null, missing };
        }),
      ),
  );

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

/** Is fetched at each opening, but never while the supervisor types. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'activity', id],
    queryFn: ({ signal }) =>
      request((client) =>
        client.from('activities').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
      ),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
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

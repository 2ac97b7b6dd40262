import type { Query } from '../../database/session.ts';
import type { TripMail } from '../kinds.ts';
import type { TripFacts } from './content.ts';
import { NAME } from './names.ts';

export type ChangeFacts = {
  operation: 'INSERT' | 'UPDATE' | 'DELETE' | 'RESTORE';
  /** Table of the changes; null: items of several. */
  source: string | null;
  title: string | null;
  amount: number;
  /** True of someone who left by themselves. */
  isOwn: boolean;
  isAboutReader: boolean;
  isCompletion: boolean;
  isRefund: boolean;
  by: string | null;
};

export type TripNews = {
  trip: TripFacts;
  changed: number;
  changes: ChangeFacts[];
  /** Number of unread messages, a hundred at most. */
  unread: number;
  people: string[];
  /** Open tasks of the reader that are due in three days, or were. */
  tasks: { title: string; due_date: string; isLate: boolean }[];
};

const SHOWN = 5;

const BEFORE = (row: string) => `${row}.created_at <= coalesce($3::timestamptz, 'infinity')`;

// $1 the reader, $2 the last summary, $3 this one: what came later is in the next.
const NEWS = `
  with mine as (
    select t.id, '-infinity'::timestamptz as joined_at from public.trips t where t.owner_id = $1
    union all
    select c.trip_id, c.joined_at from public.trip_collaborators c where c.user_id = $1
  ),
  seen as (
    select m.id, greatest($2::timestamptz, coalesce(r.activity_read_at, m.joined_at)) as changes,
      greatest($2::timestamptz, coalesce(r.read_at, m.joined_at)) as messages
    from mine m left join public.trip_reads r on r.trip_id = m.id and r.user_id = $1
  )
  select t.id, t.title, t.destination, t.start_date::text as start_date, t.end_date::text as end_date,
    coalesce(l.changed, 0) as changed, coalesce(l.changes, '[]') as changes, n.unread,
    coalesce(p.people, '[]') as people, coalesce(k.tasks, '[]') as tasks
  from seen s join public.trips t on t.id = s.id
  left join lateral (
    select count(*)::integer as changed, max(x.created_at) as last,
      jsonb_agg(jsonb_build_object(
        'operation', x.operation, 'source', x.source, 'title', x.title, 'amount', x.amount, 'by', x.name,
        'isOwn', coalesce(x.item_id = x.created_by, false), 'isAboutReader', coalesce(x.item_id = $1, false),
        'isCompletion', coalesce(x.changes -> 'completed_at' ->> 1, x.changes -> 'closed_at' ->> 1) is not null,
        'isRefund', coalesce(x.changes -> 'category' ->> 0 = 'refund', false)
      ) order by x.created_at desc, x.id desc) filter (where x.place <= ${SHOWN}) as changes
    from (
      select a.*, ${NAME} as name, row_number() over (order by a.created_at desc, a.id desc) as place
      from public.trip_activity_log a left join app.accounts b on b.id = a.created_by
      where a.trip_id = s.id and a.created_at > s.changes and ${BEFORE('a')} and a.created_by is distinct from $1
        and (a.source is distinct from 'trip_collaborators' or a.item_id is distinct from $1 or a.operation = 'UPDATE')
    ) x
  ) l on true
  cross join lateral (
    select count(*)::integer as unread, max(x.created_at) as last from (
      select c.created_at from public.trip_chat_messages c
      where c.trip_id = s.id and c.created_at > s.messages and ${BEFORE('c')} and c.user_id <> $1 limit 100
    ) x
  ) n
  left join lateral (
    select jsonb_agg(w.name order by w.last desc) as people from (
      select ${NAME} as name, max(x.created_at) as last from (
        select a.created_by as id, a.created_at from public.trip_activity_log a
        where a.trip_id = s.id and a.created_at > s.changes and ${BEFORE('a')} and a.created_by <> $1
          and (a.source is distinct from 'trip_collaborators' or a.item_id is distinct from $1 or a.operation = 'UPDATE')
        union all
        select c.user_id, c.created_at from public.trip_chat_messages c
        where c.trip_id = s.id and c.created_at > s.messages and ${BEFORE('c')} and c.user_id <> $1
      ) x join app.accounts b on b.id = x.id group by b.id
    ) w
  ) p on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('title', o.title, 'due_date', o.due_date, 'isLate', o.due_date < today.day)
      order by o.due_date, o.created_at) as tasks
    from public.trip_tasks o
    cross join (
      select app.local_time(a.preferences ->> 'time_zone')::date as day from app.accounts a where a.id = $1
    ) today
    where o.trip_id = s.id and o.assigned_to = $1 and o.completed_at is null and o.due_date <= today.day + 3
  ) k on true
  where l.changed > 0 or n.unread > 0 or k.tasks is not null
  order by greatest(l.last, n.last) desc nulls last, t.start_date, t.id`;

type Row = TripFacts & Omit<TripNews, 'trip'>;

/** Reads news; null when nobody else did anything unseen. */
export async function readNews({ query }: Query, { userId, since, until }: TripMail): Promise<TripNews[]> {
  const rows = await query<Row>(NEWS, [userId, since, until]);
  if (!rows.some(({ changed, unread }) => changed > 0 || unread > 0)) return [];
  return rows.map(({ id, title, destination, start_date, end_date, ...news }) => ({
    trip: { id, title, destination, start_date, end_date },
    ...news,
  }));
}

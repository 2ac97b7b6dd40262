-- A deleted trip comes back with its plan in the order in which it was shown [PLUS-2]. `order_of_plans` has numbered the rows of trips that were
-- there; those in copies of deleted ones are numbered here likewise: rows of one moment and one position by their places in the copy, which are
-- those of their table. Copies of single items don't have the places of the others, and stay as they are: such an item comes back first.

update app.deleted_trips d set snapshot = d.snapshot || coalesce((
  select jsonb_object_agg(t.source, t.items)
  from (
    select m.source, jsonb_agg(case when m.most > 1 then m.item || jsonb_build_object('position', m.place) else m.item end order by m.nth) as items
    from (
      select r.*, max(r.ties) over (partition by r.source, r.item ->> 'created_at') as most
      from (
        select s.source, e.item, e.nth,
          row_number() over (partition by s.source, e.item ->> 'created_at' order by (e.item ->> 'position')::double precision, e.nth) as place,
          count(*) over (partition by s.source, e.item ->> 'created_at', (e.item ->> 'position')::double precision) as ties
        from unnest(app.item_tables()) s (source)
        cross join lateral jsonb_array_elements(d.snapshot -> s.source) with ordinality e (item, nth)
      ) r
    ) m
    group by m.source
  ) t
), '{}');

import { describe, expect, it } from 'vitest';
import { checkQuery } from './check-query.ts';

const RELATIONS = [
  'trips',
  'profiles',
  'countries',
  'activities',
  'blog_posts',
  'trip_collaborators',
  'trip_notes',
];

function check(query: string, { name = 'trips', hasArguments = false } = {}) {
  const parameters = new URLSearchParams(query);
  return () => checkQuery({ parameters, name, hasArguments, relations: new Set(RELATIONS) });
}

describe('[API-2] what the official client sends for the pages is let through', () => {
  it.each([
    '',
    'select=',
    'select=*',
    'select=id,title&id=eq.5f0c1d7e-0000-4000-8000-000000000000',
    'select=id,owner:profiles!trips_owner_id_fkey(id,name),trip_collaborators(role,profile:profiles!user_id(id))',
    'select=id,trip_notes!inner(*),profiles!owner_id!left()&trip_notes.title=ilike.A*&profiles.limit=1',
    'select=id, trip_notes( id, title )',
    'trip_notes.order=created_at.asc&select=id,trip_notes(id)',
    'select=id,notes:trip_notes(id)&notes.or=(title.eq.a,date.is.null)&trip_notes.offset=3',
    'order=published_at.desc.nullslast,id.desc&limit=14&offset=0',
    'or=(created_at.lt."2026-12-01T10:00:00.5+00:00",and(created_at.eq."2026-12-01T10:00:00+00:00",id.lt.5))',
    'or=(iata.eq.LIS,city.ilike.São Paulo%,name.ilike.%LIS%)',
    'not.and=(title.eq.a,not.or(date.is.null,id.in.(1,2)))',
    'advice_fr=not.is.null&is_published=is.true',
    'id=in.(1,2,"a, b")&title=eq.match.(.*)',
    'title=eq.constructor&title=ilike.*__proto__*',
    'columns="id","title"&on_conflict=id',
    'apikey=sb_publishable_x',
  ])('%s', (query) => {
    expect(check(query)).not.toThrow();
  });

  it('arguments of a function called by GET may be any text', () => {
    const call = { name: 'post_neighbours', hasArguments: true };
    expect(check('slug=lisbonne&query=St. Malo&lang=toString.x', call)).not.toThrow();
    expect(check('slug=lisbonne')).toThrow('failed to parse filter');
  });
});

describe('[API-5] regular expressions and other operators that no page uses are refused, however they are written', () => {
  it.each([
    'body=match.(.*)\\1x',
    'body=imatch.x',
    'body=not.match.x',
    'body=not.imatch.x',
    'body=match(any).{x}',
    'body=match(all).{x}',
    'body=not.match(any).{x}',
    'body=eq(any).{x}',
    'body=MATCH.x',
    'body=Match.x',
    'body= match.x',
    'body=match .x',
    'body=%6Datch.x',
    'body=%6d%61%74%63%68%2Ex',
    'body=not.not.match.x',
    'body=not%2Ematch.x',
    'body->>x=match.x',
    'body->x=eq.x',
    'body::text=match.x',
    '"body"=match.x',
    'body =match.x',
    'or=(body.match.x)',
    'or=(body.not.match.x)',
    'or=(body.match(any).{x})',
    'or=(id.eq.1,and(id.eq.2,body.imatch.x))',
    'not.or=(body.match.x)',
    'and=(body.match.x)',
    'and=(not.and(body.match.x))',
    'and=( body.match.x)',
    'and=(id.eq.1, body.match.x)',
    'or=(id.eq.")",body.match.x)',
    'or=(id.eq."\\",body.match.x,id.eq.\\"")',
    'or=(id.eq.{a,body.match.x})',
    'or=(body->>a.match.x)',
    'or=eq.x',
    'or=(id.eq.1)&or=(body.match.x)',
    'select=id,trip_notes(id)&trip_notes.title=match.x',
    'select=id,trip_notes(id)&trip_notes.or=(title.match.x)',
    'select=id,trip_notes(id)&trip_notes.not.or=(title.match.x)',
    'select=id,n:trip_notes(id)&n.title=not.match.x',
    'title=like.x',
    'title=fts.x',
    'title=plfts(french).x',
    'tags=cs.{a}',
    'tags=cd.{a}',
    'tags=ov.{a}',
    'during=sl.[1,2]',
    'title=isdistinct.x',
    'title=is.distinct.x',
    'title=is.nullx',
    'title=nonsense.x',
    'title=eq',
    'title=',
    `title=ilike.${'x'.repeat(101)}`,
    'id=in.(',
    'id=in.1,2',
    'id=in.((1))',
  ])('%s', (query) => {
    expect(check(query)).toThrow(/failed to parse/);
  });

  it.each(['slug=match.x', 'slug=not.match.x', 'slug=match(any).{x}', 'slug=imatch.x', 'or=(slug.match.x)'])(
    'in a call by GET: %s',
    (query) => {
      expect(check(query, { name: 'post_neighbours', hasArguments: true })).toThrow(/failed to parse/);
    },
  );

  it('nested without end, or by the hundred', () => {
    expect(check(`or=${'(and'.repeat(4)}(id.eq.1)${')'.repeat(4)}`)).toThrow('logic tree');
    expect(check(`or=(${Array.from({ length: 51 }, () => 'id.eq.1').join(',')})`)).toThrow('conditions');
    expect(check(Array.from({ length: 51 }, () => 'id=eq.1').join('&'))).toThrow('conditions');
    expect(check(Array.from({ length: 101 }, () => 'limit=1').join('&'))).toThrow('parameters');
  });
});

describe('[API-5] relations are nested three deep at most, none in itself, and twelve in all', () => {
  const select = (text: string, name = 'activities') => check(`select=${text}`, { name });

  it('three levels are read, four are not', () => {
    expect(select('id,countries(blog_posts(profiles(name)))')).not.toThrow();
    expect(select('id,countries(blog_posts(profiles(trips(id))))')).toThrow('3 levels');
  });

  it.each([
    'countries(activities(id))',
    'countries(a:activities!activities_country_iso_a2_fkey(id))',
    'c:countries!country_iso_a2!inner(x:activities!inner(id))',
    'activities(id)',
    'countries(blog_posts(countries(id)))',
  ])('no relation is met twice on one path: %s', (text) => {
    expect(select(text)).toThrow('nested in itself');
  });

  it('one may stand beside itself, and twelve in all', () => {
    const beside = (count: number) =>
      Array.from({ length: count }, (_, at) => `c${at}:countries(iso_a2)`).join(',');
    expect(select(beside(12))).not.toThrow();
    expect(select(beside(13))).toThrow('12 relations');
  });

  it.each(['id,no_such_table(*)', 'id,country_iso_a2(*)', 'id,activities_country_iso_a2_fkey(*)'])(
    'what is nested is a table or view, by its name: %s',
    (text) => {
      expect(select(text)).toThrow('Could not find a relationship');
    },
  );
});

describe('[API-5] names are names, and what can’t be read is refused', () => {
  it.each([
    'select="z into := y":iso_a2',
    'select=z into := y:iso_a2',
    'select=a b',
    'select=id::text',
    'select=id->a',
    'select=id->>a',
    'select=location->lat',
    'select=id.sum()',
    'select=count()',
    'select=...countries(id)',
    'select=Id',
    'select=é',
    'select=id,',
    'select=,id',
    'select=id)',
    'select=countries(id',
    'select=countries!(id)',
    'select=countries!inner',
    'select=countries!a!b!c(id)',
    'select=a:b:c',
    'select=*,a:*',
    'select=__proto__',
    'select=constructor',
    'select=countries(prototype)',
    'select= ',
    'order=id.sideways',
    'order=id.desc.asc',
    'order=countries(name)',
    'order=id->a',
    'order=constructor',
    'order=',
    'limit=-1',
    'limit=1e3',
    'limit=',
    'offset=99999999999999999999999',
    'columns=%22a b%22',
    'columns=__proto__',
    'columns=',
    'on_conflict=a;b',
    '__proto__=neq.x',
    'constructor=eq.1',
    'id=toString',
    'id=constructor.5',
    'or=(prototype.eq.1)',
    'not.and=(constructor.eq.1)',
    '=eq.1',
    '.=eq.1',
    'id.=eq.1',
  ])('%s', (query) => {
    expect(check(query, { name: 'activities' })).toThrow();
  });

  it.each([
    'select=id&select=trips(id)',
    'order=id&order=title',
    'columns=id&columns=title',
    'limit=1&limit=2',
  ])('a parameter of the whole query stands once: %s', (query) => {
    expect(check(query)).toThrow('given twice');
  });

  it('a path leads through what is selected', () => {
    expect(check('select=id,trip_notes(id)&trip_tasks.title=eq.x')).toThrow('not an embedded resource');
    expect(check('select=id,trip_notes(id)&trip_notes.profiles.name=eq.x')).toThrow('not an embedded');
    expect(check('select=id,trip_notes(id,profiles(name))&trip_notes.profiles.name=eq.x')).not.toThrow();
  });

  it('reads what is long as fast as what is short', () => {
    for (const text of ['a,'.repeat(8000), '('.repeat(16_000), 'a!'.repeat(8000), ' '.repeat(16_000)])
      expect(check(`select=${text}`)).toThrow();
    for (const text of [`(${'"a",'.repeat(4000)}`, `(${'a'.repeat(16_000)}`, `(${'('.repeat(16_000)}`])
      expect(check(`id=in.${text}`)).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { parametersFor, planOf, templateOf } from './read-template.ts';

const A = '01a1fbe9-ed3a-722b-ac30-67fe50b7d647';
const B = '02b2fbe9-ed3a-722b-ac30-67fe50b7d648';

function template(query: string, headers: Record<string, string> = {}, method = 'GET') {
  const url = new URL(`http://localhost/rest/v1/trips?${query}`);
  return templateOf(new Request(url, { method, headers }), url);
}

describe('the template of a read', () => {
  it('is the same for reads that differ in their ids alone', () => {
    expect(template(`id=eq.${A}`)?.key).toBe(template(`id=eq.${B}`)?.key);
    expect(template(`id=eq.${A}&select=id`)?.key).not.toBe(template(`id=eq.${A}`)?.key);
    expect(template(`id=eq.${A}`)?.ids).toEqual([A]);
  });

  it('tells the same id twice from two ids', () => {
    expect(template(`id=eq.${A}&owner_id=eq.${A}`)?.key).not.toBe(
      template(`id=eq.${A}&owner_id=eq.${B}`)?.key,
    );
  });

  it('tells one object from a list', () => {
    const object = template('id=eq.5', { accept: 'application/vnd.pgrst.object+json' });
    expect(object?.isOne).toBe(true);
    expect(object?.key).not.toBe(template('id=eq.5')?.key);
  });

  it.each([{ prefer: 'count=exact' }, { range: '0-9' }, { 'accept-profile': 'app' }, { accept: 'text/csv' }])(
    'is not there for a read with %j',
    (headers) => {
      expect(template('select=id', { ...headers })).toBeUndefined();
    },
  );

  it('is not there for a write, a function or an endless query', () => {
    expect(template('select=id', {}, 'DELETE')).toBeUndefined();
    expect(template(`select=${'a'.repeat(5000)}`)).toBeUndefined();
    const url = new URL('http://localhost/rest/v1/rpc/search_places?query=x');
    expect(templateOf(new Request(url), url)).toBeUndefined();
  });
});

describe('the plan of a read', () => {
  it('puts other ids in their places and keeps all else', () => {
    const plan = planOf('select "id" from "trips" where "id" = $1 limit $2', [A, 5], [A]);
    expect(plan && parametersFor(plan, [B])).toEqual([B, 5]);
  });

  it.each([
    ['an id that is part of a parameter', 'select 1 where x = any($1)', [`{${A}}`]],
    ['an id in the statement itself', `select '${A}' where x = $1`, [A]],
    ['an id that is no parameter at all', 'select 1', []],
    ['what is no select', 'delete from trips where id = $1', [A]],
  ])('is not there for %s', (_, statement, parameters) => {
    expect(planOf(statement, parameters, [A])).toBeUndefined();
  });
});

/**
 * Reads that come again and again, answered without the library.
 *
 * For each read the library builds its statement again, turns the rows of the answer into objects and these
 * into JSON: four fifths of what a trip costs this process. When a read comes for the second time, its statement is cached;
 * from then on it is run as it is, under the caller's own role and claims as ever, with PostgreSQL writing the JSON, as
 * PostgREST has it. A cached statement is used only after its answer was found equal to the library's (ADR 0011).
 */
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import { recordStatements } from '../../database/statement-recorder.ts';
import { dataError } from '../answers.ts';
import type { Identity } from '../auth-middleware.ts';
import { isTimeout, unavailableAnswer } from './database-errors.ts';
import { parametersFor, planOf, type ReadPlan, type ReadTemplate, templateOf } from './read-template.ts';

const MAX_TEMPLATES = 500;
/** Answers may differ because someone wrote in between; more often than that it is something else. */
const MAX_DOUBTS = 3;

type Known = { plan: ReadPlan | undefined; doubts: number };

export type FastReads = {
  /** The answer, or what `slow` answers when this read is not one that is known. */
  answer: (request: Request, url: URL, caller: Identity, slow: () => Promise<Response>) => Promise<Response>;
};

/** Reads on one connection of the library. */
export function createFastReads(connection: Connection): FastReads {
  const templates = new Map<string, Known>();

  function remember(key: string): void {
    templates.set(key, { plan: undefined, doubts: 0 });
    if (templates.size <= MAX_TEMPLATES) return;
    const [oldest] = templates.keys();
    if (oldest !== undefined) templates.delete(oldest);
  }

  async function read(
    plan: ReadPlan,
    { ids, isOne }: ReadTemplate,
    caller: Identity,
  ): Promise<Response | undefined> {
    const vars = { auth: { uid: caller.userId ?? null, role: caller.role, jwt: caller.claims } };
    const query = CompiledQuery.raw(plan.statement, parametersFor(plan, ids));
    const { rows } = await connection.withContext(vars, (kysely) =>
      kysely.executeQuery<{ row: string }>(query),
    );
    if (!isOne) return list(rows.map(({ row }) => row));
    const [only] = rows;
    return only && rows.length === 1 ? object(only.row) : undefined;
  }

  /** Looks at how the library answers, and keeps that if it can be done without it. */
  async function learn(
    known: Known,
    template: ReadTemplate,
    caller: Identity,
    slow: () => Promise<Response>,
  ): Promise<Response> {
    const { result: response, statements } = await recordStatements(slow);
    const [only] = statements;
    if (response.status !== 200 || !only || statements.length > 1) return response;
    const plan = planOf(only.statement, only.parameters, template.ids);
    const answer = plan && (await read(plan, template, caller).catch(() => undefined));
    if (answer && (await isSame(answer, response))) known.plan = plan;
    else known.doubts += 1;
    return response;
  }

  return {
    async answer(request, url, caller, slow) {
      const template = templateOf(request, url);
      if (!template) return slow();
      const known = templates.get(template.key);
      if (!known) {
        remember(template.key);
        return slow();
      }
      if (!known.plan) return known.doubts < MAX_DOUBTS ? learn(known, template, caller, slow) : slow();
      return (await read(known.plan, template, caller).catch(failed)) ?? slow();
    },
  };
}

/** What goes wrong is the library's to word; but what took too long must not be tried at once again. */
function failed(error: unknown): Response | undefined {
  const answer = isTimeout(error) ? unavailableAnswer(error) : undefined;
  return answer && dataError(answer.status, answer);
}

function list(rows: readonly string[]): Response {
  const range = rows.length > 0 ? `0-${rows.length - 1}/*` : '*/*';
  return json(`[${rows.join(',')}]`, 'application/json', range);
}

function object(row: string): Response {
  return json(row, 'application/vnd.pgrst.object+json', '0-0/*');
}

function json(body: string, type: string, range: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-range': range },
  });
}

async function isSame(one: Response, other: Response): Promise<boolean> {
  const [left, right]: [unknown, unknown] = await Promise.all([one.clone().json(), other.clone().json()]);
  return isDeepStrictEqual(left, right);
}

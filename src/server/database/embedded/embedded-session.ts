import type { QueryResult } from 'kysely';
import { beginScript, type Opening, type Session } from '../session.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { toObjects, toParameters } from './embedded-protocol.ts';

export class EmbeddedSession implements Session {
  readonly #engine: EmbeddedEngine;
  #limit: number;

  /** Takes `limit` in ms, unless a request's opening has another. */
  constructor(engine: EmbeddedEngine, limit: number) {
    this.#engine = engine;
    this.#limit = limit;
  }

  get generation(): number {
    return this.#engine.generation;
  }

  isSame(since: number): boolean {
    return this.generation === since;
  }

  async run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const call = { kind: 'statement', statement, parameters: toParameters(parameters) } as const;
    const answer = await this.#engine.run(call, this.#limit);
    if (!answer) return { rows: [] };
    const rows = toObjects(answer);
    return answer.affected === undefined ? { rows } : { rows, numAffectedRows: BigInt(answer.affected) };
  }

  async script(statements: string): Promise<void> {
    await this.#engine.run({ kind: 'script', statements }, this.#limit);
  }

  /** Sends one script, since a message to PGlite costs a third of a millisecond. */
  begin(opening: Opening): Promise<void> {
    this.#limit = opening.limit;
    return this.script(beginScript(opening));
  }
}

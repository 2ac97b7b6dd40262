/** A query of the data API that is refused before the library sees it. */

/** Says what is wrong with a query; `code` is PostgREST's. */
export class QueryRefusal extends Error {
  override name = 'QueryRefusal';
  readonly code: string;

  constructor(message: string, code = 'PGRST100') {
    super(message);
    this.code = code;
  }
}

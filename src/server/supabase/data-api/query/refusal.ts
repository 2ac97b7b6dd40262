export class QueryRefusal extends Error {
  override name = 'QueryRefusal';
  readonly code: string;

  constructor(message: string, code = 'PGRST100') {
    super(message);
    this.code = code;
  }
}

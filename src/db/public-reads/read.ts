/** A read of public rows, for the server's rendering and the browser's navigation alike. */
export interface PublicRead<Row> {
  path: string;
  /** The table of a read by a function; otherwise it is the path. */
  table?: string;
  /** `{ select: 'slug', slug: 'eq.lisbonne' }` */
  query: Readonly<Record<string, string>>;
  /** Arguments for POST that must not be in an address; such a read answers one row. */
  body?: Readonly<Record<string, string>>;
  row?: Row;
}

/** Writes the address below `/rest/v1/`: the same for the same question. */
export function readAddress({ path, query, body }: PublicRead<unknown>): string {
  return body ? path : `${path}?${new URLSearchParams(query)}`;
}

export function readRequest(read: PublicRead<unknown>, base: string, key: string): Request {
  const { body } = read;
  const headers = { apikey: key, ...(body && { 'content-type': 'application/json' }) };
  return new Request(`${base}/rest/v1/${readAddress(read)}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** @throws when the server could not answer, or refused */
export async function readRows<Row>({ body }: PublicRead<Row>, answer: Response): Promise<Row[]> {
  // A function that answers one row answers 404 for none.
  if (body && answer.status === 404) return [];
  const rows: Row[] | Row = JSON.parse(await answer.text());
  return Array.isArray(rows) ? rows : [rows];
}

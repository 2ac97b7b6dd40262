/** A read of rows that are public, by the data API: the server renders a page from it, the browser asks after a navigation. */
export interface PublicRead<Row> {
  /** `countries`, `rpc/blog_destinations`. */
  path: string;
  /** The table that a function reads; else it is the path. */
  table?: string;
  /** As PostgREST reads it: `{ select: 'slug', slug: 'eq.lisbonne' }`. */
  query: Readonly<Record<string, string>>;
  /** Arguments of a function that must not be in an address: it is called by POST, and answers one row. */
  body?: Readonly<Record<string, string>>;
  /** Never there: the type of a row. */
  row?: Row;
}

/** The address of a read below `/rest/v1/`: the same for the same question. */
export function readAddress({ path, query, body }: PublicRead<unknown>): string {
  return body ? path : `${path}?${new URLSearchParams(query)}`;
}

/** The request of a read, with a visitor's rights. */
export function readRequest(read: PublicRead<unknown>, base: string, key: string): Request {
  const { body } = read;
  const headers = { apikey: key, ...(body && { 'content-type': 'application/json' }) };
  return new Request(`${base}/rest/v1/${readAddress(read)}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
}

/** The rows of an answer. @throws when the server could not answer, or refused */
export async function readRows<Row>({ body }: PublicRead<Row>, answer: Response): Promise<Row[]> {
  // A function that answers one row has none.
  if (body && answer.status === 404) return [];
  const rows: Row[] | Row = JSON.parse(await answer.text());
  return Array.isArray(rows) ? rows : [rows];
}

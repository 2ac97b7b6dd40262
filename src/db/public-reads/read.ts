/**
 * What anybody may read of the site, by the data API. The browser asks for it; the server asks ahead of it and puts the answer
 * into the page (ADR 0029): both name it here, so that what was put there is what is looked for.
 */
export interface PublicRead<Row> {
  /** `countries`, `rpc/blog_destinations`. */
  path: string;
  /** As PostgREST reads it: `{ select: 'slug', slug: 'eq.lisbonne' }`. */
  query: Readonly<Record<string, string>>;
  /** Never there: what a row is like. */
  row?: Row;
}

/** The address of a read below `/rest/v1/`: the same for the same question. */
export function readAddress({ path, query }: PublicRead<unknown>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

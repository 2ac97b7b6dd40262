/**
 * The version of each set of reference data: the digest of its rows.
 *
 * The server compares these with what the database has, and only then reads the data packages. When a package or
 * one of these files changes the rows, `tests/db/reference-data.test.ts` fails and names the digest to write here.
 */
export const REFERENCE_VERSIONS = {
  countries: '0389ad4c880d7840',
  airports: 'a93ce24f9fa4ffd1',
  places: 'd2342a5864e11572',
  themes: 'f1fdb4573de5ae35',
  activities: 'b2080a1a02a9f29f',
  sample_trips: '94d054702c256e28',
  posts: 'ca84081ab777b2cf',
  legal_pages: '7684447e8f835ee9',
} as const;

/**
 * The version of each set of reference data: the digest of its rows.
 *
 * The server compares these with what the database has, and only then reads the data packages. When a package or
 * one of these files changes the rows, `tests/db/reference-data.test.ts` fails and names the digest to write here.
 */
export const REFERENCE_VERSIONS = {
  countries: '84ed2d0baef6495a',
  airports: 'a93ce24f9fa4ffd1',
  places: '9140a8a0d078e66c',
  themes: '9229feea8cf3adbc',
  activities: 'a09bbe9d28d6437d',
  sample_trips: '2696ea4916669f6d',
  posts: '1ab5d6f3d1fbf6c1',
  reference_rates: 'c65f9a3472aafacb',
  legal_pages: '433e99e1d54866aa',
} as const;

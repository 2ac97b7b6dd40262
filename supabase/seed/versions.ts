/**
 * The version of each set of reference data: the digest of its rows.
 *
 * The server compares these with what the database has, and only then reads the data packages. When a package or
 * one of these files changes the rows, `tests/db/reference-data.test.ts` fails and names the digest to write here.
 */
export const REFERENCE_VERSIONS = {
  countries: '',
  airports: '',
  places: '',
  themes: '',
} as const;

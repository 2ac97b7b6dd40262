import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations need of PostgreSQL beyond its core; PGlite takes extensions when it is opened. */
export const pgliteExtensions = { pg_trgm };

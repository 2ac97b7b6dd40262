import { openingOf } from '../../database/request-settings.ts';
import type { Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';

export type Bucket = { id: string; public: boolean; sizeLimit: number | null; types: string[] | null };

export type FileMetadata = { eTag: string; size: number; mimetype: string; cacheControl: string };

export type StoredFile = FileMetadata & { id: string };

export type Listed = {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  last_accessed_at: string | null;
  metadata: FileMetadata | null;
};

export type Place = { bucket: string; name: string };

type FileSql = Pick<Sql, 'query' | 'copyIn'>;

export type FileDatabase = Pick<Sql, 'query'> & {
  transaction<Result>(work: (sql: FileSql) => Promise<Result>): Promise<Result>;
  readonly reading: Pick<Sql, 'query'>;
};

/** Runs a transaction with the caller's rights; `asOwner` within it has the server's. */
export async function asCaller<Result>(
  database: FileDatabase,
  identity: Identity,
  work: (sql: FileSql, asOwner: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const vars = { auth: { uid: identity.userId, role: identity.role, jwt: identity.claims } };
  return database.transaction(async (sql) => {
    for (const setting of openingOf(vars, undefined).settings) {
      await sql.query('select set_config($1, $2, true)', setting);
    }
    return work(sql, async () => {
      await sql.query("select set_config('role', 'none', true)");
    });
  });
}

export async function findBucket({ query }: Pick<Sql, 'query'>, id: string): Promise<Bucket | undefined> {
  const [bucket] = await query<{ public: boolean; size_limit: string | null; types: string | null }>(
    `select public, file_size_limit::text as size_limit, to_json(allowed_mime_types)::text as types
     from storage.buckets where id = $1`,
    [id],
  );
  if (!bucket) return undefined;
  const types: string[] | null = bucket.types === null ? null : JSON.parse(bucket.types);
  return {
    id,
    public: bucket.public,
    sizeLimit: bucket.size_limit === null ? null : Number(bucket.size_limit),
    types,
  };
}

const READ = `select o.id::text as id, o.metadata ->> 'eTag' as "eTag", o.metadata ->> 'mimetype' as mimetype,
  (o.metadata ->> 'size')::integer as size, coalesce(o.metadata ->> 'cacheControl', 'no-cache') as "cacheControl"
  from storage.objects o where o.bucket_id = $1 and o.name = $2 and o.metadata ? 'mimetype'`;

/** Undefined: none that the caller may read, or unfinished. Without an identity: of a public bucket. */
export async function findFile(
  database: FileDatabase,
  identity: Identity | undefined,
  { bucket, name }: Place,
): Promise<StoredFile | undefined> {
  const read = (sql: Pick<Sql, 'query'>) => sql.query<StoredFile>(READ, [bucket, name]);
  const [file] = identity ? await asCaller(database, identity, read) : await read(database.reading);
  return file;
}

export function removeFiles(
  database: FileDatabase,
  identity: Identity,
  bucket: string,
  names: readonly string[],
): Promise<{ name: string }[]> {
  return asCaller(database, identity, (sql) =>
    sql.query<{ name: string }>(
      `delete from storage.objects where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))
       returning name, id::text as id, bucket_id`,
      [bucket, JSON.stringify(names)],
    ),
  );
}

export function listFiles(
  database: FileDatabase,
  identity: Identity,
  bucket: string,
  folder: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Listed[]> {
  return asCaller(database, identity, (sql) =>
    sql.query<Listed>(
      `select id::text as id, storage.filename(name) as name, created_at::text as created_at,
         updated_at::text as updated_at, last_accessed_at::text as last_accessed_at, metadata
       from storage.objects
       where bucket_id = $1 and array_to_string(storage.foldername(name), '/') = $2 and metadata ? 'mimetype'
       order by name limit $3::text::integer offset $4::text::integer`,
      [bucket, folder, String(limit), String(offset)],
    ),
  );
}

export const LONGEST_NAME = 512;

/** Matches plain names: nothing that a path, pattern or header reads as its own. */
const NAME = /^[\w!.*'() &$@=;:+,?-]+(\/[\w!.*'() &$@=;:+,?-]+)*$/;

export const isPlaceName = (name: string): boolean =>
  name.length <= LONGEST_NAME && NAME.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name);

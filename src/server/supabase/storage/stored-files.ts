/** Files in the database: rows of `storage.objects` under their policies, and the bytes that belong to them. */

import { openingOf } from '../../database/request-settings.ts';
import type { Database, Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';

export type Bucket = { id: string; public: boolean; sizeLimit: number | null; types: string[] | null };

/** As the official client reads them. */
export type FileMetadata = { eTag: string; size: number; mimetype: string; cacheControl: string };

export type StoredFile = FileMetadata & { bytes: Uint8Array<ArrayBuffer> };

export type Listed = {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  last_accessed_at: string | null;
  metadata: FileMetadata | null;
};

type Place = { bucket: string; name: string };

/** Runs `work` in a transaction with the rights of the caller, and `asOwner` within it with those of the server. */
async function asCaller<Result>(
  database: Database,
  identity: Identity,
  work: (sql: Sql, asOwner: () => Promise<void>) => Promise<Result>,
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

/**
 * Stores a file as the caller; answers its id. `mayReplace`: what is there already is written over.
 *
 * @throws the database's error: 42501 when a policy refuses it, 23505 when there is one of that name
 */
export function storeFile(
  database: Database,
  identity: Identity,
  { bucket, name }: Place,
  { bytes, ...metadata }: StoredFile,
  mayReplace: boolean,
): Promise<string> {
  const stored = { ...metadata, contentLength: metadata.size, lastModified: new Date().toISOString() };
  return asCaller(database, identity, async (sql, asOwner) => {
    const [object] = await sql.query<{ id: string }>(
      `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, version)
       values ($1, $2, $3::text::uuid, $3::text, $4::text::jsonb, gen_random_uuid()::text)
       ${mayReplace ? 'on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version, updated_at = now()' : ''}
       returning id::text as id`,
      [bucket, name, identity.userId ?? null, JSON.stringify(stored)],
    );
    if (!object) throw new Error('A stored file has no row.');
    await asOwner();
    await sql.query(
      `insert into storage.contents (object_id, bytes) values ($1::text::uuid, decode($2, 'base64'))
       on conflict (object_id) do update set bytes = excluded.bytes`,
      [object.id, Buffer.from(bytes).toString('base64')],
    );
    return object.id;
  });
}

const READ = `select o.id::text as id, o.metadata ->> 'eTag' as "eTag", o.metadata ->> 'mimetype' as mimetype,
  coalesce(o.metadata ->> 'cacheControl', 'no-cache') as "cacheControl" from storage.objects o
  where o.bucket_id = $1 and o.name = $2`;
const BYTES = `select encode(bytes, 'base64') as bytes from storage.contents where object_id = $1::text::uuid`;

/** A file; undefined when there is none, or none that the caller may read. Without an identity: of a public bucket. */
export function readFile(
  database: Database,
  identity: Identity | undefined,
  { bucket, name }: Place,
): Promise<StoredFile | undefined> {
  type Row = Omit<FileMetadata, 'size'> & { id: string };
  const complete = async (sql: Pick<Sql, 'query'>, row: Row): Promise<StoredFile | undefined> => {
    const [content] = await sql.query<{ bytes: string }>(BYTES, [row.id]);
    if (!content) return undefined;
    const bytes = new Uint8Array(Buffer.from(content.bytes, 'base64'));
    const { eTag, mimetype, cacheControl } = row;
    return { eTag, mimetype, cacheControl, size: bytes.byteLength, bytes };
  };
  if (!identity) {
    return database.reading
      .query<Row>(READ, [bucket, name])
      .then(([row]) => row && complete(database.reading, row));
  }
  return asCaller(database, identity, async (sql, asOwner) => {
    const [row] = await sql.query<Row>(READ, [bucket, name]);
    if (!row) return undefined;
    await asOwner();
    return complete(sql, row);
  });
}

/** Removes those of the files that the caller may remove, and answers which. */
export function removeFiles(
  database: Database,
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

/** The files right below a folder that the caller may see, by name. */
export function listFiles(
  database: Database,
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
       where bucket_id = $1 and array_to_string(storage.foldername(name), '/') = $2
       order by name limit $3::text::integer offset $4::text::integer`,
      [bucket, folder, String(limit), String(offset)],
    ),
  );
}

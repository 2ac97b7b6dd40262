/** The library's introspection, cached in a file under a fingerprint of the migrations: reading takes longer than the rest of a start. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { getAuthSchemaSql, type IntrospectResult } from '@supabase/lite';
import { z } from 'zod';
import type { Migration } from './migrations.ts';

export type SchemaCache = {
  /** Reads the file; undefined when there is none of these migrations. */
  load: () => IntrospectResult | undefined;
  save: (schema: IntrospectResult) => void;
};

const cacheFileSchema = z.object({
  fingerprint: z.string(),
  schema: z.custom<IntrospectResult>(
    (value) => typeof value === 'object' && value !== null && 'tables' in value,
  ),
});

export function createSchemaCache(file: string, migrations: readonly Migration[]): SchemaCache {
  const hash = createHash('sha256').update(getAuthSchemaSql());
  for (const { checksum } of migrations) hash.update(checksum);
  const fingerprint = hash.digest('hex');
  return {
    load() {
      try {
        const cached = cacheFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
        return cached.fingerprint === fingerprint ? cached.schema : undefined;
      } catch {
        return undefined;
      }
    },
    save(schema) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ fingerprint, schema }), { mode: 0o600 });
      renameSync(draft, file);
    },
  };
}

export function schemaReader(cache: SchemaCache, read: () => Promise<IntrospectResult>) {
  let known: Promise<IntrospectResult> | undefined;
  return (isCachedEnough: boolean): Promise<IntrospectResult> => {
    if (isCachedEnough && known) return known;
    const cached = isCachedEnough ? cache.load() : undefined;
    known = cached ? Promise.resolve(cached) : readAndSave(cache, read);
    return known;
  };
}

async function readAndSave(
  cache: SchemaCache,
  read: () => Promise<IntrospectResult>,
): Promise<IntrospectResult> {
  const schema = await read();
  // The library answers an empty schema when it failed to read it.
  if (schema.tables.length === 0) throw new Error('The schema of the database could not be read.');
  cache.save(schema);
  return schema;
}

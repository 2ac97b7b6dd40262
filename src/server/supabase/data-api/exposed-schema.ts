/** What of the schema decides which requests are let through. */
import type { Connection, IntrospectResult } from '@supabase/lite';

export type ExposedSchema = {
  /** Names of tables and views. */
  relations: ReadonlySet<string>;
  /** Names of functions that may write. */
  volatileFunctions: ReadonlySet<string>;
};

/** Reads it from what the library knows of the schema, again whenever that changes. */
export function exposedSchemaOf(connection: Connection): () => Promise<ExposedSchema> {
  let known: { of: IntrospectResult; exposed: ExposedSchema } | undefined;
  return async () => {
    const schema = await connection.introspect({ useCache: true });
    if (known?.of !== schema) known = { of: schema, exposed: exposedOf(schema) };
    return known.exposed;
  };
}

function exposedOf({ tables, views, functions = [] }: IntrospectResult): ExposedSchema {
  return {
    relations: new Set([...tables, ...views].map(({ name }) => name)),
    volatileFunctions: new Set(
      functions.filter(({ volatility }) => volatility === 'v').map(({ name }) => name),
    ),
  };
}

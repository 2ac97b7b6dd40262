import type { Connection, IntrospectResult } from '@supabase/lite';

export type ExposedSchema = {
  relations: ReadonlySet<string>;
  volatileFunctions: ReadonlySet<string>;
};

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

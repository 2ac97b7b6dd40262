import type { Argument, Catalogue, Column, DatabaseFunction, Relationship } from './catalogue.ts';

/** PostgreSQL's type as it arrives over the data API: numbers for all numbers, text for days, times and ids. */
function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|real|double precision|numeric)$/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  return type === 'void' ? 'undefined' : 'string';
}

const quoted = (names: string[]) => names.map((name) => `'${name}'`);

function writeTable(name: string, columns: Column[], keys: Relationship[]): string {
  const namesOf = (some: Column[]) => quoted(some.map((column) => column.name)).join(' | ') || 'never';
  return `      ${name}: Table<
        {
${columns.map((column) => `          ${column.name}: ${typeOf(column.type)}${column.isNullable ? ' | null' : ''};`).join('\n')}
        },
        ${namesOf(columns.filter(({ isOptional }) => isOptional))},
        ${namesOf(columns.filter(({ isWritable }) => !isWritable))},
        [${keys.map(writeRelationship).join(',')}]
      >;`;
}

function writeRelationship(key: Relationship): string {
  const [columns, others] = [key.columns, key.referencedColumns].map(
    (names) => `[${quoted(names).join(', ')}]`,
  );
  return `\n          Key<'${key.name}', ${columns}, ${key.isOneToOne}, '${key.referencedRelation}', ${others}>`;
}

function writeArguments(list: Argument[]): string {
  if (list.length === 0) return 'Record<PropertyKey, never>';
  return `{ ${list.map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${typeOf(type)}`).join('; ')} }`;
}

function writeFunction({ name, arguments: list, row, type, isSet, documented }: DatabaseFunction): string {
  const single = documented ?? (row.length > 0 ? writeArguments(row) : typeOf(type));
  return `      ${name}: { Args: ${writeArguments(list)}; Returns: ${isSet ? `(${single})[]` : single} };`;
}

/** The module's text: `Database` as the official generator shapes it, and short names for its parts. */
export function writeTypes({ columns, relationships, functions }: Catalogue): string {
  const tables = Map.groupBy(columns, (column) => column.relation);
  const keys = Map.groupBy(relationships, (key) => key.relation);
  return `// Written by \`npm run db:types\` from the migrations. Do not edit.
import type { Key, Table } from './table-types.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13.0.5' };
  public: {
    Tables: {
${[...tables].map(([name, list]) => writeTable(name, list, keys.get(name) ?? [])).join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(writeFunction).join('\n')}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicSchema = Database['public'];

/** A row as it is read. */
export type Tables<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Row'];
/** What an insert takes. */
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert'];
/** What an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update'];
/** What a function takes. */
export type FunctionArgs<Name extends keyof PublicSchema['Functions']> = PublicSchema['Functions'][Name]['Args'];
`;
}

import type { Argument, Catalogue, Column, DatabaseFunction, Relationship } from './catalogue.ts';

const NUMBERS = ['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric'];

/** PostgreSQL's type as it arrives over the data API: numbers for all numbers, text for days, times and ids. */
function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`;
  if (NUMBERS.includes(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  return 'string';
}

function writeRow(column: Column): string {
  return `${column.name}: ${typeOf(column.type)}${column.isNullable ? ' | null' : ''};`;
}

function writeInsert(column: Column): string {
  if (!column.isWritable) return `${column.name}?: never;`;
  return `${column.name}${column.isOptional ? '?' : ''}: ${typeOf(column.type)}${column.isNullable ? ' | null' : ''};`;
}

function writeUpdate(column: Column): string {
  if (!column.isWritable) return `${column.name}?: never;`;
  return `${column.name}?: ${typeOf(column.type)}${column.isNullable ? ' | null' : ''};`;
}

function writeRelationship(key: Relationship): string {
  const list = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
  return [
    '          {',
    `            foreignKeyName: '${key.name}';`,
    `            columns: ${list(key.columns)};`,
    `            isOneToOne: ${key.isOneToOne};`,
    `            referencedRelation: '${key.referencedRelation}';`,
    `            referencedColumns: ${list(key.referencedColumns)};`,
    '          },',
  ].join('\n');
}

function writeTable(name: string, columns: Column[], keys: Relationship[]): string {
  const block = (title: string, lines: string[]) => [
    `        ${title}: {`,
    ...lines.map((line) => `          ${line}`),
    '        };',
  ];
  return [
    `      ${name}: {`,
    ...block('Row', columns.map(writeRow)),
    ...block('Insert', columns.map(writeInsert)),
    ...block('Update', columns.map(writeUpdate)),
    ...(keys.length === 0
      ? ['        Relationships: [];']
      : ['        Relationships: [', ...keys.map(writeRelationship), '        ];']),
    '      };',
  ].join('\n');
}

function writeArguments(list: Argument[]): string {
  if (list.length === 0) return 'Record<PropertyKey, never>';
  return `{ ${list.map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${typeOf(type)}`).join('; ')} }`;
}

function writeFunction({ name, arguments: list, row, type, isSet, documented }: DatabaseFunction): string {
  const single = documented ?? (row.length > 0 ? writeArguments(row) : typeOf(type));
  return [
    `      ${name}: {`,
    `        Args: ${writeArguments(list)};`,
    `        Returns: ${isSet ? `(${single})[]` : single};`,
    '      };',
  ].join('\n');
}

const HELPERS = `
type PublicSchema = Database['public'];

/** A row as it is read. */
export type Tables<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Row'];
/** What an insert takes. */
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert'];
/** What an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update'];
/** What a function takes and answers. */
export type FunctionArgs<Name extends keyof PublicSchema['Functions']> = PublicSchema['Functions'][Name]['Args'];
export type FunctionReturns<Name extends keyof PublicSchema['Functions']> = PublicSchema['Functions'][Name]['Returns'];
`;

/** The module's text: `Database` as the official generator shapes it, and short names for its parts. */
export function writeTypes({ columns, relationships, functions }: Catalogue): string {
  const tables = Map.groupBy(columns, (column) => column.relation);
  const keys = Map.groupBy(relationships, (key) => key.relation);
  return [
    '// Written by `npm run db:types` from the migrations. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    'export type Database = {',
    "  __InternalSupabase: { PostgrestVersion: '13.0.5' };",
    '  public: {',
    '    Tables: {',
    ...[...tables].map(([name, list]) => writeTable(name, list, keys.get(name) ?? [])),
    '    };',
    '    Views: { [_ in never]: never };',
    ...(functions.length === 0
      ? ['    Functions: { [_ in never]: never };']
      : ['    Functions: {', ...functions.map(writeFunction), '    };']),
    '    Enums: { [_ in never]: never };',
    '    CompositeTypes: { [_ in never]: never };',
    '  };',
    '};',
    HELPERS,
  ].join('\n');
}

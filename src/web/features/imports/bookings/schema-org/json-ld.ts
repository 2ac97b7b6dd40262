import { isRecord } from '#domain/json.ts';
import { DEEPEST, MOST_NODES, type SchemaNode, type SchemaValue, typeName } from './node.ts';

/** Returns no nodes when the script is unreadable. */
export function jsonLdNodes(script: string): SchemaNode[] {
  const json = parsed(script);
  const roots = listOf(json).flatMap((root) => (isRecord(root) ? [root, ...listOf(root['@graph'])] : []));
  const byId = new Map(roots.filter(isRecord).map((root) => [root['@id'], root]));
  let left = MOST_NODES;

  const nodeOf = (thing: Thing, depth: number): SchemaNode | null => {
    left -= 1;
    if (depth > DEEPEST || left < 0) return null;
    const properties = Object.entries(thing)
      .filter(([name]) => !name.startsWith('@'))
      .map(([name, value]) => [typeName(name), listOf(value).flatMap((one) => readValue(one, depth) ?? [])]);
    return {
      types: listOf(thing['@type'])
        .filter((type) => typeof type === 'string')
        .map(typeName),
      properties: Object.fromEntries(properties),
    };
  };
  const readValue = (value: unknown, depth: number): SchemaValue | null => {
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (!isRecord(value)) return null;
    if ('@value' in value) return readValue(value['@value'], depth);
    const isReference = Object.keys(value).length === 1 && '@id' in value;
    return nodeOf((isReference && byId.get(value['@id'])) || value, depth + 1);
  };
  return roots.filter(isRecord).flatMap((root) => nodeOf(root, 0) ?? []);
}

type Thing = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flat() : value === undefined ? [] : [value];

/** Repairs what mails contain: comments, CDATA, trailing commas, raw line breaks. */
function parsed(script: string): unknown {
  const json = script
    .replaceAll(/<!--|-->|\/?\*?<!\[CDATA\[\*?\/?|\/?\*?\]\]>\*?\/?/g, '')
    .trim()
    .replace(/;$/, '');
  for (const attempt of [json, json.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(/,(?=\s*[}\]])/g, '')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt repairs more.
    }
  }
  return [];
}

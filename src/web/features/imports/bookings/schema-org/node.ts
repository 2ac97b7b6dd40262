/** A thing of schema.org, as JSON-LD or microdata describe it. */
export interface SchemaNode {
  /** Without the vocabulary's address: `FlightReservation`. */
  types: readonly string[];
  properties: Readonly<Record<string, readonly SchemaValue[]>>;
}

export type SchemaValue = string | SchemaNode;

/** Things within things, at most: deeper ones are left out. */
export const DEEPEST = 16;
/** Things of one file, at most. */
export const MOST_NODES = 2000;

/** `https://schema.org/Hotel` as `Hotel`. */
export const typeName = (type: string): string => type.trim().replace(/^.*[/#:]/, '');

/** The first text of the named properties, a thing by its name; empty when none has one. */
export function textOf(node: SchemaNode | null, ...names: string[]): string {
  for (const name of names)
    for (const value of node?.properties[name] ?? []) {
      const text = typeof value === 'string' ? value.trim() : textOf(value, 'name');
      if (text !== '') return text;
    }
  return '';
}

/** The things of the named properties. */
export const nodesOf = (node: SchemaNode | null, ...names: string[]): SchemaNode[] =>
  names.flatMap((name) => node?.properties[name] ?? []).filter((value) => typeof value !== 'string');

/** The first thing of the named properties. */
export const nodeOf = (node: SchemaNode | null, ...names: string[]): SchemaNode | null =>
  nodesOf(node, ...names)[0] ?? null;

/** The things of a type anywhere in others, without those within them. */
export function nodesOfType(nodes: readonly SchemaNode[], isOfType: (type: string) => boolean): SchemaNode[] {
  return nodes.flatMap((node) => {
    if (node.types.some(isOfType)) return [node];
    const parts = Object.values(node.properties).flat();
    return nodesOfType(
      parts.filter((value) => typeof value !== 'string'),
      isOfType,
    );
  });
}

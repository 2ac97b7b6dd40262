export interface SchemaNode {
  /** Names such as `FlightReservation`. */
  types: readonly string[];
  properties: Readonly<Record<string, readonly SchemaValue[]>>;
}

export type SchemaValue = string | SchemaNode;

/** Levels of nesting; deeper nodes are dropped. */
export const DEEPEST = 16;
/** Nodes of one file; more are dropped. */
export const MOST_NODES = 2000;

/** Shortens `https://schema.org/Hotel` to `Hotel`. */
export const typeName = (type: string): string => type.trim().replace(/^.*[/#:]/, '');

/** Reads the first text of these properties; a node counts by its name. Empty: none. */
export function textOf(node: SchemaNode | null, ...names: string[]): string {
  for (const name of names)
    for (const value of node?.properties[name] ?? []) {
      const text = typeof value === 'string' ? value.trim() : textOf(value, 'name');
      if (text !== '') return text;
    }
  return '';
}

export const nodesOf = (node: SchemaNode | null, ...names: string[]): SchemaNode[] =>
  names.flatMap((name) => node?.properties[name] ?? []).filter((value) => typeof value !== 'string');

export const nodeOf = (node: SchemaNode | null, ...names: string[]): SchemaNode | null =>
  nodesOf(node, ...names)[0] ?? null;

/** Searches at any depth, but not inside a match. */
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

export interface SchemaNode {
  /** `FlightReservation` */
  types: readonly string[];
  properties: Readonly<Record<string, readonly SchemaValue[]>>;
}

export type SchemaValue = string | SchemaNode;

/** Deeper ones are dropped. */
export const DEEPEST = 16;
/** At most. */
export const MOST_NODES = 2000;

/** `https://schema.org/Hotel` as `Hotel`. */
export const typeName = (type: string): string => type.trim().replace(/^.*[/#:]/, '');

/** A thing by its name; empty: none. */
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

/** At any depth, without those inside a match. */
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

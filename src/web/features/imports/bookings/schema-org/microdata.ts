import { DEEPEST, MOST_NODES, type SchemaNode, type SchemaValue, typeName } from './node.ts';

export function microdataNodes(page: Document): SchemaNode[] {
  let left = MOST_NODES;

  const nodeOf = (scope: Element, depth: number): SchemaNode | null => {
    left -= 1;
    if (depth > DEEPEST || left < 0) return null;
    const properties: Record<string, SchemaValue[]> = {};
    for (const element of scope.querySelectorAll('[itemprop]')) {
      if (element.parentElement?.closest('[itemscope]') !== scope) continue;
      const value = element.hasAttribute('itemscope') ? nodeOf(element, depth + 1) : textOf(element);
      if (value === null) continue;
      for (const name of wordsOf(element, 'itemprop').map(typeName)) {
        const values = properties[name] ?? [];
        properties[name] = [...values, value];
      }
    }
    return { types: wordsOf(scope, 'itemtype').map(typeName), properties };
  };
  return [...page.querySelectorAll('[itemscope]:not([itemprop])')].flatMap((scope) => nodeOf(scope, 0) ?? []);
}

const wordsOf = (element: Element, attribute: string): string[] =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);

/** Elements that have their value in an attribute. */
const VALUES: Readonly<Record<string, string>> = {
  META: 'content',
  A: 'href',
  AREA: 'href',
  LINK: 'href',
  IMG: 'src',
  TIME: 'datetime',
  DATA: 'value',
  METER: 'value',
};

function textOf(element: Element): string {
  const attribute = VALUES[element.tagName];
  const value = attribute ? element.getAttribute(attribute) : element.getAttribute('content');
  return (value ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
}

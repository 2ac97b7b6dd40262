import {
  at,
  child,
  children,
  nameOf,
  parseSource,
  type SourceFile,
  type SyntaxNode,
  stringOf,
  templateParts,
  walk,
} from './source.ts';
import { baseKey, type LanguageTexts } from './texts.ts';

/**
 * A key that code asks for, found at `where`: exact, or with holes (`errors:${key}`) that stand for anything.
 * `areas` are those it may belong to; empty when the code does not say.
 */
interface Use {
  where: string;
  areas: readonly string[];
  pattern: RegExp;
  written: string;
}

/**
 * Compares the keys that code uses with those that exist.
 *
 * A use is: the first argument of `t(…)`, `i18n.t(…)` or of what `t` is renamed to when taken from
 * `useTranslation`, also through `? :`, `??` and `||`; or `<Trans i18nKey>`. A template stands for all keys that it can
 * make. A key that comes from elsewhere (`t(label)`) is type-checked, and found because somewhere in the code a string is that
 * key, with or without its area in front: so keep such keys in a table of literals, never glue them together.
 *
 * @returns uses of keys that do not exist, and keys that nothing uses
 */
export function compareUses(files: readonly SourceFile[], texts: LanguageTexts): string[] {
  const uses: Use[] = [];
  const literals = new Set<string>();
  for (const file of files) collect(file, uses, literals);
  const keys = [...texts].flatMap(([area, found]) =>
    [...new Set([...found.keys()].map((key) => baseKey(key, found)))].map((key) => ({ area, key })),
  );
  const unknown = uses
    .filter((use) => !keys.some((key) => isUseOf(use, key)))
    .map((use) => `${use.where}: there is no text ${use.written}`);
  const unused = keys
    .filter(({ area, key }) => !literals.has(key) && !literals.has(`${area}:${key}`))
    .filter((key) => !uses.some((use) => isUseOf(use, key)))
    .map(({ area, key }) => `src/i18n/locales/fr/${area}.ts: nothing uses ${key}`);
  return [...unknown, ...unused];
}

function isUseOf(use: Use, { area, key }: { area: string; key: string }): boolean {
  const isInArea = use.areas.length === 0 || use.areas.includes(area);
  return use.pattern.test(`${area}:${key}`) || (isInArea && use.pattern.test(key));
}

function collect(file: SourceFile, uses: Use[], literals: Set<string>): void {
  const program = parseSource(file);
  const hooks = translators(program);
  walk(program, (node, parents) => {
    const text = node.type === 'ImportDeclaration' ? null : stringOf(node);
    if (text !== null && !isImportSource(node, parents)) literals.add(text);
    if (node.type === 'CallExpression') {
      const name = calledName(node);
      const areas = name === null ? undefined : hooks.get(name);
      if (name !== 't' && areas === undefined) return;
      const [key] = children(node, 'arguments');
      uses.push(...usesOf(file, key ?? null, areas ?? []));
    }
    if (node.type === 'JSXAttribute' && nameOf(child(node, 'name')) === 'i18nKey') {
      uses.push(...usesOf(file, child(node, 'value'), [...hooks.values()].flat()));
    }
  });
}

/** Names by which a file calls `t`, each with the areas it was asked for. */
function translators(program: SyntaxNode): Map<string, string[]> {
  const found = new Map<string, string[]>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const call = child(node, 'init');
    if (call?.type !== 'CallExpression' || calledName(call) !== 'useTranslation') return;
    const [asked] = children(call, 'arguments');
    const areas = asked ? listed(asked) : ['common'];
    for (const property of children(child(node, 'id') ?? node, 'properties')) {
      if (nameOf(child(property, 'key')) !== 't') continue;
      const name = nameOf(child(property, 'value')) ?? 't';
      found.set(name, [...(found.get(name) ?? []), ...areas]);
    }
  });
  return found;
}

function listed(node: SyntaxNode): string[] {
  const parts = node.type === 'ArrayExpression' ? children(node, 'elements') : [node];
  return parts.flatMap((part) => stringOf(part) ?? []);
}

function calledName(call: SyntaxNode): string | null {
  const callee = child(call, 'callee');
  return callee?.type === 'MemberExpression' ? nameOf(child(callee, 'property')) : nameOf(callee);
}

function usesOf(file: SourceFile, node: SyntaxNode | null, areas: readonly string[]): Use[] {
  if (node === null) return [];
  const text = stringOf(node);
  if (text !== null) return [keyUse(file, node, areas, [text], `"${text}"`)];
  switch (node.type) {
    case 'TemplateLiteral':
      return [keyUse(file, node, areas, templateParts(node), file.text.slice(node.start, node.end))];
    case 'ConditionalExpression':
      return ['consequent', 'alternate'].flatMap((part) => usesOf(file, child(node, part), areas));
    case 'LogicalExpression':
      return ['left', 'right'].flatMap((part) => usesOf(file, child(node, part), areas));
    case 'ArrayExpression':
      return children(node, 'elements').flatMap((part) => usesOf(file, part, areas));
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return usesOf(file, child(node, 'expression'), areas);
    default:
      return [];
  }
}

function keyUse(
  file: SourceFile,
  node: SyntaxNode,
  areas: readonly string[],
  parts: readonly string[],
  written: string,
): Use {
  const pattern = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
  return { where: at(file, node), areas, pattern, written };
}

function isImportSource(node: SyntaxNode, parents: readonly SyntaxNode[]): boolean {
  const parent = parents.at(-1);
  return parent !== undefined && child(parent, 'source') === node;
}

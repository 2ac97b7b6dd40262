import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A file of the repository: its path from the root, with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A node of a syntax tree; which fields it has depends on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The files below some folders whose names end in one of the given ways, in order.
 *
 * @param root the repository
 * @param folders from the root; one that does not exist is empty
 */
export function readSources(
  root: string,
  folders: readonly string[],
  endings: readonly string[],
): SourceFile[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(root, file).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** @throws when the file can't be parsed: what is not understood is not passed over */
export function parseSource({ path, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(path, text, { astType: 'ts' });
  const [error] = errors;
  if (error) throw new Error(`${path} can't be parsed: ${error.message}`);
  return program;
}

/** Visits a tree, parents first, with the chain of parents, the nearest last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  visit(node, parents);
  const chain = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, chain);
    }
  }
}

/** @returns a field of a node when it is a node */
export function child(node: SyntaxNode, name: string): SyntaxNode | null {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : null;
}

/** @returns a field of a node that is a list, without its holes */
export function children(node: SyntaxNode, name: string): SyntaxNode[] {
  const value: unknown = Reflect.get(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** @returns the name of an identifier, a JSX name, or a private one */
export function nameOf(node: SyntaxNode | null): string | null {
  const name: unknown = node && Reflect.get(node, 'name');
  return typeof name === 'string' ? name : null;
}

/** @returns the text of a string literal or of a template without holes; null for anything else */
export function stringOf(node: SyntaxNode | null): string | null {
  if (node?.type === 'Literal') {
    const value: unknown = Reflect.get(node, 'value');
    return typeof value === 'string' ? value : null;
  }
  if (node?.type !== 'TemplateLiteral' || children(node, 'expressions').length > 0) return null;
  return templateParts(node)[0] ?? null;
}

/** @returns the texts of a template between its holes */
export function templateParts(node: SyntaxNode): string[] {
  return children(node, 'quasis').map((quasi) => {
    const value: unknown = Reflect.get(quasi, 'value');
    const cooked: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : '';
    return typeof cooked === 'string' ? cooked : '';
  });
}

/** @returns where a node stands, as editors open it: `src/web/app/main.tsx:12` */
export function at(file: SourceFile, node: SyntaxNode): string {
  return `${file.path}:${file.text.slice(0, node.start).split('\n').length}`;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Prints what is wrong and ends the process with 1, or says that nothing is. */
export function report(what: string, problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) {
    console.log(`${what}: nothing wrong.`);
    return;
  }
  console.error(`${what}: ${problems.length} wrong.`);
  process.exitCode = 1;
}

import { globSync, readFileSync } from 'node:fs';
import { type Expression, type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser';

/** A file of the repository: its path from the root, with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The files of the repository that match, in order. */
export function readSources(...patterns: string[]): SourceFile[] {
  return globSync(patterns)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);

const parsed = new WeakMap<SourceFile, ParseResult>();

/**
 * Visits the syntax tree of a file.
 *
 * @throws when the file can't be parsed: what is not understood is not passed over
 */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  const result = parsed.get(file) ?? parseSync(file.path, file.text, { astType: 'ts' });
  parsed.set(file, result);
  const [error] = result.errors;
  if (error) throw new Error(`${file.path} can't be parsed: ${error.message}`);
  new Visitor(visitor).visit(result.program);
}

/** The place of a node, as editors open it: `src/web/app/main.tsx:12`. */
export function at({ path, text }: SourceFile, { start }: { start: number }): string {
  return `${path}:${text.slice(0, start).split('\n').length}`;
}

/** The strings that an expression may turn out to be: literals and templates, also behind `? :`, `??`, `&&` and `||`. */
export function stringsOf(node: Expression | { type: 'JSXEmptyExpression' }): Expression[] {
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') return [node];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(stringsOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(stringsOf);
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped ? stringsOf(node.expression) : [];
}

/** The texts of a string, between its holes if it is a template; none for anything else. */
export function textParts(node: Expression): string[] {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '');
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

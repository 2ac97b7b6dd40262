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

/** Attributes and options whose text a person sees or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'placeholder',
  'title',
]);

const LETTER = /\p{L}/u;

/**
 * Finds text that a person would see and that is not in the modules [I18N-5]: text between JSX tags, also as
 * `{'…'}`; strings in the attributes above; strings for them in `toast({ … })`.
 */
export function bareTexts(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const problems: string[] = [];
    walk(parseSource(file), (node) => {
      for (const shown of shownBy(node)) {
        if (hasLetters(shown)) problems.push(`${at(file, shown)}: bare text ${excerpt(file, shown)}`);
      }
    });
    return problems;
  });
}

function shownBy(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return children(node, 'children').flatMap((part) =>
        part.type === 'JSXText' ? [part] : branches(part),
      );
    case 'JSXAttribute':
      return SPOKEN.has(attributeName(node)) ? branches(child(node, 'value')) : [];
    case 'CallExpression':
      return nameOf(child(node, 'callee')) === 'toast' ? toastTexts(node) : [];
    default:
      return [];
  }
}

function attributeName(attribute: SyntaxNode): string {
  return nameOf(child(attribute, 'name')) ?? '';
}

function toastTexts(call: SyntaxNode): SyntaxNode[] {
  return children(call, 'arguments')
    .flatMap((options) => children(options, 'properties'))
    .filter((property) => SPOKEN.has(nameOf(child(property, 'key')) ?? ''))
    .flatMap((property) => branches(child(property, 'value')));
}

/** The strings that an expression may turn out to be. */
function branches(node: SyntaxNode | null): SyntaxNode[] {
  if (node === null) return [];
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'JSXExpressionContainer':
      return branches(child(node, 'expression'));
    case 'ConditionalExpression':
      return [...branches(child(node, 'consequent')), ...branches(child(node, 'alternate'))];
    case 'LogicalExpression':
      return branches(child(node, 'right'));
    default:
      return [];
  }
}

function hasLetters(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return LETTER.test(String(Reflect.get(node, 'value')));
  if (node.type === 'TemplateLiteral') return templateParts(node).some((part) => LETTER.test(part));
  return LETTER.test(stringOf(node) ?? '');
}

function excerpt(file: SourceFile, node: SyntaxNode): string {
  return JSON.stringify(file.text.slice(node.start, node.end).trim().slice(0, 60));
}

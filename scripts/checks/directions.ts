import type { Expression, JSXChild } from 'oxc-parser';
import { at, type SourceFile, visit } from './source.ts';

/** Columns that hold what people write, in any script, and names for values of them. */
const COLUMN = /^(address|content|description|destination|name|notes?|question|text|title)$/;
const VALUE = /^(address|destination|name|notes?|question|title|[a-z]+(Name|Title))$/;

/**
 * What people write that shares a line with other text and is not isolated from it: a title in Hebrew would turn the
 * punctuation and the figures around it. It is in a `<bdi>`, in an element of its own, or in a text of the modules.
 */
export function sharedLines(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const problems: string[] = [];
    const report = ({ children }: { children: JSXChild[] }) => {
      const inline = children.filter(isText);
      if (inline.length < 2) return;
      for (const child of inline) {
        if (child.type === 'JSXExpressionContainer' && isWritten(child.expression))
          problems.push(
            `${at(file, child)}: \`${file.text.slice(child.start, child.end)}\` beside other text: <bdi>`,
          );
      }
    };
    visit(file, { JSXElement: report, JSXFragment: report });
    return problems;
  });
}

/** Whether it is text of the line itself: no element, no white space between lines. */
function isText(child: JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type === 'JSXExpressionContainer' && rendersText(child.expression);
}

type Rendered = Expression | { type: 'JSXEmptyExpression' };

const MARKUP: readonly Rendered['type'][] = ['JSXElement', 'JSXFragment', 'JSXEmptyExpression'];

function rendersText(node: Rendered): boolean {
  if (node.type === 'ConditionalExpression')
    return rendersText(node.consequent) || rendersText(node.alternate);
  if (node.type === 'LogicalExpression') return rendersText(node.right);
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  return !MARKUP.includes(node.type);
}

function isWritten(node: Rendered): boolean {
  if (node.type === 'Identifier') return VALUE.test(node.name);
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && COLUMN.test(node.property.name);
  if (node.type === 'ChainExpression') return isWritten(node.expression);
  if (node.type === 'ConditionalExpression') return isWritten(node.consequent) || isWritten(node.alternate);
  if (node.type === 'LogicalExpression')
    return (node.operator !== '&&' && isWritten(node.left)) || isWritten(node.right);
  return node.type === 'TemplateLiteral' && node.expressions.some(isWritten);
}

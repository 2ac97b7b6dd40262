import type { Expression, JSXChild } from 'oxc-parser';
import { at, type SourceFile, stringsOf, textParts, visit } from './source.ts';
import { baseKey, type Texts } from './texts.ts';

/** Every string of the code, and the patterns of the templates that it looks texts up by: ``t(`kind${kind}`)``. */
export function usedStrings(files: readonly SourceFile[]) {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of files) {
    visit(file, {
      Literal: ({ value }) => void (typeof value === 'string' && literals.add(value)),
      CallExpression: ({ callee, arguments: [key] }) => {
        const called = callee.type === 'MemberExpression' ? callee.property : callee;
        if (called.type !== 'Identifier' || !/^t([A-Z]|$)/.test(called.name)) return;
        for (const string of key && key.type !== 'SpreadElement' ? stringsOf(key) : []) {
          const parts = textParts(string);
          // A template without any text but its area's is no pattern: every key would be one of it. Only the database
          // names the keys of errors.
          if (/^([a-z-]+:)?$/.test(parts.join('')) && parts[0] !== 'errors:') continue;
          patterns.push(new RegExp(`^([a-z-]+:)?${parts.map((part) => RegExp.escape(part)).join('.+')}$`));
        }
      },
    });
  }
  return { literals, patterns };
}

/**
 * Texts that no code uses; keys that do not exist are the types' matter. A key is used where a string is that key, with or
 * without its area in front, or a template may become it: name keys whole, never glue them together.
 */
export function unusedTexts(files: readonly SourceFile[], texts: Texts): string[] {
  const { literals, patterns } = usedStrings(files);
  return Object.entries(texts).flatMap(([area, all]) =>
    [...new Set(Object.keys(all).map((key) => baseKey(key, all)))]
      .filter((key) => !literals.has(key) && !literals.has(`${area}:${key}`))
      .filter((key) => !patterns.some((pattern) => pattern.test(`${area}:${key}`)))
      .map((key) => `src/i18n/locales/fr/${area}.ts: nothing uses ${key}`),
  );
}

/** Attributes and options whose text a person sees or hears. */
const SPOKEN =
  /^(alt|aria-(description|label|placeholder|roledescription|valuetext)|description|hint|label|placeholder|title)$/;

/**
 * Text that a person would see and that is not in the modules [I18N-5]: between JSX tags, in the attributes above, and in
 * options of that name in `toast({ … })`.
 */
export function bareTexts(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const problems: string[] = [];
    const report = (node: { start: number; end: number }, ...texts: string[]) => {
      if (!texts.some((text) => /\p{L}/u.test(text))) return;
      const excerpt = JSON.stringify(file.text.slice(node.start, node.end).trim().slice(0, 60));
      problems.push(`${at(file, node)}: bare text ${excerpt}`);
    };
    const reportAll = (node: Expression | { type: 'JSXEmptyExpression' }) => {
      for (const string of stringsOf(node)) report(string, ...textParts(string));
    };
    const reportChildren = ({ children }: { children: JSXChild[] }) => {
      for (const child of children) {
        if (child.type === 'JSXText') report(child, child.value);
        if (child.type === 'JSXExpressionContainer') reportAll(child.expression);
      }
    };
    visit(file, {
      JSXElement: reportChildren,
      JSXFragment: reportChildren,
      JSXAttribute: ({ name, value }) => {
        if (name.type !== 'JSXIdentifier' || !SPOKEN.test(name.name)) return;
        if (value?.type === 'JSXExpressionContainer') reportAll(value.expression);
        else if (value?.type === 'Literal') reportAll(value);
      },
      CallExpression: ({ callee, arguments: [options] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'toast') return;
        for (const property of options?.type === 'ObjectExpression' ? options.properties : [])
          if (
            property.type === 'Property' &&
            property.key.type === 'Identifier' &&
            SPOKEN.test(property.key.name)
          )
            reportAll(property.value);
      },
    });
    return problems;
  });
}

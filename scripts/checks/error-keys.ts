import { child, children, nameOf, parseSource, type SourceFile, stringOf, walk } from './source.ts';
import type { AreaTexts } from './texts.ts';

/** How migrations raise a key: by the helpers `app.refuse(status, key, …)` and `app.forbid(key, …)`, or at once. */
const RAISED = [
  /app\.refuse\(\s*\d+\s*,\s*'([a-z0-9_]+)'/g,
  /app\.forbid\(\s*'([a-z0-9_]+)'/g,
  /raise\s+exception\s+using[^;]*?message\s*=\s*'([a-z0-9_]+)'/g,
  /raise\s+(?:exception\s+)?'([a-z0-9]+(?:_[a-z0-9]+)+)'/g,
];

/** @returns every key that the migrations raise, with the first file that does */
export function raisedKeys(migrations: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of migrations) {
    const code = text.replace(/--.*$/gm, '');
    for (const [, key] of RAISED.flatMap((pattern) => [...code.matchAll(pattern)])) {
      if (key && !found.has(key)) found.set(key, path);
    }
  }
  return found;
}

/** @returns every key that code gives an `AppError`, with the first file that does */
export function thrownKeys(code: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of code) {
    walk(parseSource(file), (node) => {
      if (node.type !== 'NewExpression' || nameOf(child(node, 'callee')) !== 'AppError') return;
      const key = stringOf(children(node, 'arguments')[0] ?? null);
      if (key !== null && !found.has(key)) found.set(key, file.path);
    });
  }
  return found;
}

/** Everything that knows error keys. */
interface ErrorKeys {
  raised: ReadonlyMap<string, string>;
  thrown: ReadonlyMap<string, string>;
  /** `docs/errors.md`, which begins a row of a table with each key. */
  docs: string;
  fr: AreaTexts;
  en: AreaTexts;
  /** Every string literal of the code: a text whose key is in none of them and is never raised is dead. */
  literals: ReadonlySet<string>;
}

/** Keys that are raised and not explained or not translated, and those that are explained or translated for nothing. */
export function errorKeyProblems({ raised, thrown, docs, fr, en, literals }: ErrorKeys): string[] {
  const documented = new Set(
    [...docs.matchAll(/^\|\s*`?([a-z][a-z0-9_]+)`?\s*\|/gm)].map((match) => match[1] ?? ''),
  );
  const languages = [
    ['French', fr],
    ['English', en],
  ] as const;
  return [
    ...[...raised]
      .filter(([key]) => !documented.has(key))
      .map(([key, path]) => `${path}: ${key} is not in docs/errors.md`),
    ...[...documented]
      .filter((key) => !raised.has(key))
      .map((key) => `docs/errors.md: no migration raises ${key}`),
    ...[...raised, ...thrown].flatMap(([key, path]) =>
      languages
        .filter(([, texts]) => !texts.has(key))
        .map(([language]) => `${path}: ${key} has no text in ${language} (errors)`),
    ),
    ...[...fr.keys()]
      .filter((key) => !raised.has(key) && !literals.has(key))
      .map((key) => `src/i18n/locales/fr/errors.ts: nothing raises ${key}`),
  ];
}

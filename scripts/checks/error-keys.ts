import type { SourceFile } from './source.ts';
import type { Texts } from './texts.ts';

/** How migrations raise a key: by the helpers `app.refuse(status, key, …)` and `app.forbid(key, …)`, or at once. */
const RAISED = [
  /app\.refuse\(\s*\d+\s*,\s*'([a-z0-9_]+)'/g,
  /app\.forbid\(\s*'([a-z0-9_]+)'/g,
  /raise\s+exception\s+using[^;]*?message\s*=\s*'([a-z0-9_]+)'/g,
  /raise\s+(?:exception\s+)?'([a-z0-9]+(?:_[a-z0-9]+)+)'/g,
];
/** How code throws one. */
const THROWN = [/new AppError\(\s*'([a-z0-9_]+)'/g];

/** Everything that knows error keys. */
interface ErrorKeys {
  migrations: readonly SourceFile[];
  code: readonly SourceFile[];
  /** `docs/errors.md`, which begins a row of a table with each key that the database raises. */
  docs: string;
  fr: Texts[string];
  en: Texts[string];
  /** Every string of the code: a text whose key is in none of them and is never raised is dead. */
  literals: ReadonlySet<string>;
}

/** Keys that are raised and not explained or not translated, and those that are explained or translated for nothing. */
export function errorKeyProblems({ migrations, code, docs, fr, en, literals }: ErrorKeys): string[] {
  const raised = keysIn(migrations, RAISED);
  const documented = new Set(
    [...docs.matchAll(/^\|\s*`?([a-z][a-z0-9_]+)`?\s*\|/gm)].map(([, key = '']) => key),
  );
  return [
    ...[...raised]
      .filter(([key]) => !documented.has(key))
      .map(([key, path]) => `${path}: ${key} is not in docs/errors.md`),
    ...[...documented]
      .filter((key) => !raised.has(key))
      .map((key) => `docs/errors.md: no migration raises ${key}`),
    ...[...raised, ...keysIn(code, THROWN)].flatMap(([key, path]) =>
      Object.entries({ French: fr, English: en })
        .filter(([, texts]) => !(key in texts))
        .map(([language]) => `${path}: ${key} has no text in ${language} (errors)`),
    ),
    ...Object.keys(fr)
      .filter((key) => !raised.has(key) && !literals.has(key) && !literals.has(`errors:${key}`))
      .map((key) => `src/i18n/locales/fr/errors.ts: nothing raises ${key}`),
  ];
}

/** The keys that match in code, comments of SQL apart, with the first file that has each. */
function keysIn(files: readonly SourceFile[], patterns: readonly RegExp[]): Map<string, string> {
  const found = files.flatMap(({ path, text }) =>
    patterns.flatMap((pattern) =>
      [...text.replace(/--.*$/gm, '').matchAll(pattern)].map(([, key = '']) => [key, path] as const),
    ),
  );
  return new Map(found.toReversed());
}

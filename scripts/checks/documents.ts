import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { SourceFile } from './source.ts';

const NAME = /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/;
const FORM =
  /^# (\d{4})\. \S[^\n]*\n\nStatus: (?:accepted|superseded by (\d{4}))\nDate: \d{4}-\d{2}-\d{2}\n\n## Context\n.*\n## Decision\n.*\n## Consequences\n/s;

/** Decisions whose numbers have a hole or a double, or whose text has another form than the others. */
export function malformedDecisions(decisions: readonly SourceFile[]): string[] {
  const numbers = decisions.map(({ path }) => NAME.exec(path)?.[1]);
  return decisions.flatMap(({ path, text }, index) => {
    const [, number, successor] = FORM.exec(text) ?? [];
    if (number === undefined || text.match(/^## /gm)?.length !== 3)
      return [`${path}: has not the form "# NNNN. Title", Status, Date, Context, Decision, Consequences`];
    if (numbers[index] !== number || Number(number) !== index + 1)
      return [`${path}: its number is not the next one, ${index + 1}`];
    return successor && !numbers.includes(successor) ? [`${path}: there is no ${successor}`] : [];
  });
}

/** `a/{b,c}` as `a/b` and `a/c`. */
function expand(path: string): string[] {
  const [, before, names, after] = /^([^{}]*)\{([^{}]+,[^{}]+)\}([^{}]*)$/.exec(path) ?? [];
  return names?.split(',').map((name) => `${before}${name.trim()}${after}`) ?? [path];
}

const codeIn = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => expand(code));
const testsIn = (text: string) =>
  codeIn(text).filter((path) => /^tests\/\w|^[\w/.-]+\.test$/.test(path) && !/[*<{]/.test(path));

/**
 * What a document names and that is not there: relative links, tests (`tests/api/limits`, without their ending), and in guides any path.
 *
 * @param exists whether a file, folder or pattern is there, from the root of the repository
 */
export function missingPaths({ path, text }: SourceFile, exists = isThere): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, link = '']) =>
    join(path, '..', link),
  );
  const isGuide = !path.startsWith('docs/') || /^docs\/(architecture|where-do-i-change)\.md$/.test(path);
  const code = isGuide ? codeIn(text).filter((named) => /^(src|supabase|scripts|docs)\//.test(named)) : [];
  const paths = [...links, ...code.filter((named) => !/[*<{]|NNNN/.test(named))];
  return [
    ...paths.filter((named) => !exists(named)),
    ...testsIn(text).filter((test) => !exists(test) && !exists(`${test}.{ts,tsx,test.ts,test.tsx,spec.ts}`)),
  ].map((named) => `${path}: ${named} is not there`);
}

/** Names of other libraries and platforms, which our sources don't have. */
const OTHERS = new Set(['upgradeWebSocket', 'reusePort', 'allFunctionsCalledOnLoad']);
const OWN_NAME = /^((?:[a-z]+|[A-Z][a-z]+)(?:[A-Z][a-z0-9]*)+|[A-Z][a-z]{3,})(?:\(.*)?$/;
const OWN_FILE = /^[\w/-]+\.(?:tsx?|css|sql)$/;

/** Functions, components and files that an accepted decision names after its context, and that no source has. */
export function goneNames(decisions: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const words = new Set(sources.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []));
  const isFile = (name: string) => sources.some(({ path }) => path === name || path.endsWith(`/${name}`));
  const isGone = (code: string) => {
    const [, name] = OWN_NAME.exec(code) ?? [];
    return name ? !words.has(name) && !OTHERS.has(name) : OWN_FILE.test(code) && !isFile(code);
  };
  return decisions
    .filter(({ text }) => /^Status: accepted$/m.test(text))
    .flatMap(({ path, text }) =>
      [...new Set(codeIn(text.slice(text.indexOf('\n## Decision\n'))))]
        .filter(isGone)
        .map((code) => `${path}: ${code} is not in the sources`),
    );
}

/** Migrations that the table of contents does not list by their names, each once. */
export function unlistedMigrations(contents: string, migrations: readonly SourceFile[]): string[] {
  const listed = [...contents.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, files = '']) => codeIn(files));
  return migrations.flatMap(({ path }) => {
    const name = /\d+_(\w+)\.sql$/.exec(path)?.[1];
    const count = listed.filter((file) => file === name).length;
    return count === 1 ? [] : [`${path}: supabase/README.md lists it ${count} times`];
  });
}

/** `…` is a part of a name. */
function isThere(pattern: string): boolean {
  return existsSync(pattern) || globSync(pattern.replace('…', '*')).length > 0;
}

/** Requirements of levels 1 and 2 in the chapters of OWASP ASVS 5.0.0, the first first. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** What is wrong with the table of ASVS: a requirement twice or not at all, a promise without a test, a gap without its reason. */
export function asvsProblems(text: string): string[] {
  const rows = [...text.matchAll(/^\| (\d+)\.(\d+\.\d+) \|[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|/gm)].map(
    ([, chapter, rest, state = '', how = '', test = '']) => ({
      chapter: Number(chapter),
      id: `${chapter}.${rest}`,
      state: state.trim(),
      isFounded: state.trim() === 'holds' ? testsIn(test).length > 0 : how.trim() !== '',
    }),
  );
  return [
    ...REQUIREMENTS.flatMap((count, index) => {
      const found = rows.filter(({ chapter }) => chapter === index + 1).map(({ id }) => id);
      if (found.length === count && new Set(found).size === count) return [];
      return [`chapter V${index + 1} has ${found.length} requirements of ${count}, or one twice`];
    }),
    ...rows
      .filter(({ state }) => !/^(holds|document|operator|n\/a|open)$/.test(state))
      .map(({ id, state }) => `${id}: "${state}" is no state`),
    ...rows
      .filter(({ isFounded }) => !isFounded)
      .map(({ id, state }) => `${id} is "${state}" without a test or a reason`),
  ];
}

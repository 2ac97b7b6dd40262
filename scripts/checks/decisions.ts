import { posix } from 'node:path';
import type { SourceFile } from './source.ts';

const NAME = /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/;
const HEAD =
  /^# (\d{4})\. \S.*\n\nStatus: (accepted|superseded by (\d{4}))\nDate: \d{4}-\d{2}-\d{2}\n\n## Context\n/;
const SECTIONS = ['Context', 'Decision', 'Consequences'];

/** Decisions whose numbers have a hole or a double, or whose text has another form than the others. */
export function malformedDecisions(documents: readonly SourceFile[]): string[] {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/adr/'));
  const numbers = decisions.map(({ path }) => NAME.exec(path)?.[1] ?? '');
  return [
    ...decisions.flatMap((_, index) => {
      const number = String(index + 1).padStart(4, '0');
      const count = numbers.filter((other) => other === number).length;
      return count === 1 ? [] : [`docs/adr: ${count} decisions have the number ${number}`];
    }),
    ...decisions.flatMap(({ path, text }, index) => {
      const [, number, , successor] = HEAD.exec(text) ?? [];
      const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
      if (number === undefined || sections.join() !== SECTIONS.join())
        return [`${path}: has not the form "# NNNN. Title", Status, Date, ${SECTIONS.join(', ')}`];
      if (number !== numbers[index]) return [`${path}: its title has the number ${number}`];
      return successor && !numbers.includes(successor) ? [`${path}: there is no ${successor}`] : [];
    }),
  ];
}

/**
 * Relative links of a document that lead nowhere.
 *
 * @param exists whether there is such a file or folder, from the root of the repository
 */
export function brokenLinks({ path, text }: SourceFile, exists: (file: string) => boolean): string[] {
  return [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !exists(posix.join(posix.dirname(path), link)))
    .map((link) => `${path}: ${link} is not there`);
}

/**
 * Paths in code (`src/domain/days.ts`, `a/{b,c}.ts`) that a document names and that are not there.
 *
 * @param exists whether there is such a file or folder, from the root; `…` stands for a part of the name
 */
export function missingPaths({ path, text }: SourceFile, exists: (file: string) => boolean): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .flatMap(([, code = '']) => expand(code))
    .filter((named) => /^(src|supabase|tests|scripts|docs)\//.test(named) && !/[*<{]|NNNN/.test(named))
    .filter((named) => !exists(named))
    .map((named) => `${path}: ${named} is not there`);
}

/** `a/{b,c}` as `a/b` and `a/c`. */
export function expand(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{}]*)\{([^{}]+,[^{}]+)\}([^{}]*)$/.exec(path) ?? [];
  return names === '' ? [path] : names.split(',').map((name) => before + name.trim() + after);
}

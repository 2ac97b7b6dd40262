import { expect, it } from 'vitest';
import { brokenLinks, malformedDecisions, missingPaths } from './decisions.ts';

const decision = (number: string, status = 'accepted') => ({
  path: `docs/adr/${number}-title.md`,
  text: `# ${number}. Title\n\nStatus: ${status}\nDate: 2026-11-23\n\n## Context\n\nWhy.\n\n## Decision\n\nWhat.\n\n## Consequences\n\nSo.\n`,
});

it('decisions are numbered without holes, and have one form', () => {
  expect(malformedDecisions([decision('0001'), decision('0002', 'superseded by 0001')])).toEqual([]);
  expect(malformedDecisions([decision('0001'), decision('0003')])).toHaveLength(1);
  expect(malformedDecisions([decision('0001'), decision('0001')])).toHaveLength(2);
  expect(malformedDecisions([decision('0001', 'superseded by 0009')])).toHaveLength(1);
  const { path, text } = decision('0001');
  for (const other of [
    text.replace('0001. ', '0001 — '),
    text.replace('0001. ', '0002. '),
    text.replace('Date: ', 'On '),
    text.replace('## Decision', '**Decision.**'),
    `${text}\n## Since then\n`,
  ])
    expect(malformedDecisions([{ path, text: other }])).toHaveLength(1);
});

it('links and paths lead somewhere', () => {
  const exists = (file: string) => ['docs/errors.md', 'src/domain/days.ts'].includes(file);
  const text =
    '[a](../errors.md#top) [b](gone.md) [c](https://example.org) `src/domain/{days,gone}.ts` `src/**` `src/{area}.ts` `npm test`';
  expect(brokenLinks({ path: 'docs/adr/0001-a.md', text }, exists)).toEqual([
    'docs/adr/0001-a.md: gone.md is not there',
  ]);
  expect(missingPaths({ path: 'README.md', text }, exists)).toEqual([
    'README.md: src/domain/gone.ts is not there',
  ]);
});

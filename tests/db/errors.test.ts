import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '#i18n/locales/en/errors.ts';
import french from '#i18n/locales/fr/errors.ts';
import { readMigrations } from '#tests/support/migrations.ts';

const CALL =
  /app\.(?:refuse\((?<status>\d{3}), '(?<refused>\w+)'|forbid\('(?<forbidden>\w+)')(?:, '(?<field>\w+)')?/g;
const ROW = /^\| (?<key>[a-z_]+) \| (?<code>PT\d{3}|42501) \| (?<fields>[^|]+) \|/gm;

type Raised = { codes: Set<string>; fields: Set<string> };

/** Each key that the migrations raise, with the codes and the fields that go with it. */
function raised(): Map<string, Raised> {
  const found = new Map<string, Raised>();
  for (const { sql } of readMigrations()) {
    for (const { groups } of sql.matchAll(CALL)) {
      const key = groups?.refused ?? groups?.forbidden ?? '';
      const entry = found.get(key) ?? { codes: new Set(), fields: new Set() };
      entry.codes.add(groups?.status ? `PT${groups.status}` : '42501');
      if (groups?.field) entry.fields.add(groups.field);
      found.set(key, entry);
    }
  }
  return found;
}

function documented(): Map<string, { code: string; fields: string[] }> {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  return new Map(
    [...page.matchAll(ROW)].map(({ groups }) => [
      groups?.key ?? '',
      {
        code: groups?.code ?? '',
        fields: (groups?.fields ?? '').split(', ').filter((field) => /^\w+$/.test(field)),
      },
    ]),
  );
}

describe('[API-5] the keys of refusals', () => {
  it('docs/errors.md lists each, with its code, and no other', () => {
    const codes = [...raised()].map(([key, { codes }]) => [key, [...codes].join()]);
    const listed = [...documented()].map(([key, { code }]) => [key, code]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(codes));
  });

  it('docs/errors.md lists each key’s fields', () => {
    const page = documented();
    for (const [key, { fields }] of raised()) {
      if (key.startsWith('text_') || key === 'title_blank') continue;
      expect({ key, fields: [...(page.get(key)?.fields ?? [])].sort() }).toEqual({
        key,
        fields: [...fields].sort(),
      });
    }
  });

  it.each([
    ['French', french],
    ['English', english],
  ])('each has its sentence in %s', (_, sentences) => {
    expect(Object.keys(sentences)).toEqual(expect.arrayContaining([...raised().keys()]));
  });
});

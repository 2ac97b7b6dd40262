import { describe, expect, it } from 'vitest';
import { errorKeyProblems, raisedKeys, thrownKeys } from './error-keys.ts';

const sql = `
-- perform app.refuse(400, 'only_in_a_comment', 'title');
create function app.check_trip() returns trigger as $$ begin
  perform app.refuse(400, 'title_blank', 'title');
  perform app.forbid('not_trip_owner');
  raise exception using errcode = 'PT409', message = 'last_owner', hint = 'last_owner';
end; $$;`;
const migrations = [{ path: 'supabase/migrations/1_trips.sql', text: sql }];

const keys = ['title_blank', 'not_trip_owner', 'last_owner'];
const texts = new Map(keys.map((key) => [key, 'text']));
const fine = {
  raised: raisedKeys(migrations),
  thrown: new Map<string, string>(),
  docs: keys.map((key) => `| \`${key}\` | 400 | why |`).join('\n'),
  fr: texts,
  en: texts,
  literals: new Set<string>(),
};

describe('error keys', () => {
  it('are found where the migrations raise them, comments apart', () => {
    expect([...raisedKeys(migrations).keys()].toSorted()).toEqual(keys.toSorted());
  });

  it('are found where the code throws them', () => {
    const text = "throw new AppError('no_user'); throw new AppError(key); throw new Error('other');";
    expect([...thrownKeys([{ path: 'src/web/a.ts', text }])]).toEqual([['no_user', 'src/web/a.ts']]);
  });

  it('pass when each is explained and translated', () => {
    expect(errorKeyProblems(fine)).toEqual([]);
  });

  it('fail when one is not explained, or explained for nothing', () => {
    expect(errorKeyProblems({ ...fine, docs: `${fine.docs.replace('title_blank', 'title_gone')}` })).toEqual([
      'supabase/migrations/1_trips.sql: title_blank is not in docs/errors.md',
      'docs/errors.md: no migration raises title_gone',
    ]);
  });

  it('fail when one has no text in a language, or a text has no error', () => {
    expect(errorKeyProblems({ ...fine, en: new Map(), fr: new Map([...texts, ['old', 'texte']]) })).toEqual([
      ...keys.map((key) => `supabase/migrations/1_trips.sql: ${key} has no text in English (errors)`),
      'src/i18n/locales/fr/errors.ts: nothing raises old',
    ]);
    expect(errorKeyProblems({ ...fine, thrown: new Map([['no_user', 'src/web/a.ts']]) })).toEqual([
      'src/web/a.ts: no_user has no text in French (errors)',
      'src/web/a.ts: no_user has no text in English (errors)',
    ]);
  });
});

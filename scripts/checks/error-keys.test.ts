import { expect, it } from 'vitest';
import { errorKeyProblems } from './error-keys.ts';

const sql = `
-- perform app.refuse(400, 'only_in_a_comment', 'title');
perform app.refuse(400, 'title_blank', 'title');
perform app.forbid('not_trip_owner');
raise exception using errcode = 'PT409', message = 'last_owner', hint = 'last_owner';`;

const texts = { title_blank: '', not_trip_owner: '', last_owner: '' };
const fine = {
  migrations: [{ path: '1.sql', text: sql }],
  code: [],
  docs: Object.keys(texts)
    .map((key) => `| \`${key}\` | 400 | why |`)
    .join('\n'),
  fr: texts,
  en: texts,
  literals: new Set<string>(),
};

it('each error key is explained and translated', () => {
  expect(errorKeyProblems(fine)).toEqual([]);
});

it('one that is not explained, or for nothing, is reported', () => {
  expect(errorKeyProblems({ ...fine, docs: fine.docs.replace('title_blank', 'title_gone') })).toEqual([
    '1.sql: title_blank is not in docs/errors.md',
    'docs/errors.md: no migration raises title_gone',
  ]);
});

it('one without a text, and a text without an error, is reported', () => {
  expect(errorKeyProblems({ ...fine, en: {}, fr: { ...texts, old: 'texte' } })).toEqual([
    ...Object.keys(texts)
      .toReversed()
      .map((key) => `1.sql: ${key} has no text in English (errors)`),
    'src/i18n/locales/fr/errors.ts: nothing raises old',
  ]);
  const code = [
    { path: 'a.ts', text: "throw new AppError('no_user'); throw new AppError(key); throw new Error('x');" },
  ];
  expect(errorKeyProblems({ ...fine, code })).toEqual([
    'a.ts: no_user has no text in French (errors)',
    'a.ts: no_user has no text in English (errors)',
  ]);
});

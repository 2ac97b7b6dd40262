import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, ROLES, type Scene } from '#tests/support/scene.ts';

const ADD = "insert into storage.objects (bucket_id, name) values ('pictures', $1)";
const FILE = '0123456789abcdef0123456789abcdef.webp';
const OTHER = 'f'.repeat(32).concat('.webp');
const PATH = `/storage/v1/object/public/pictures/${FILE}`;

describeOnBoth('[ADMIN-4] [ADMIN-3] pictures of what supervisors publish', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(database());
    await database().query(ADD, [FILE]);
  });

  it('are added, changed and removed by supervisors alone', async () => {
    for (const role of ROLES) {
      await database().asUser(scene.caller(role), async ({ query, refused }) => {
        const change = `update storage.objects set metadata = '{}' where name = '${FILE}' returning name`;
        const remove = `delete from storage.objects where name = '${FILE}' returning name`;
        if (role === 'supervisor') {
          await query(ADD, [OTHER]);
          expect(await query(change)).toEqual([{ name: FILE }]);
          expect(await query(remove)).toEqual([{ name: FILE }]);
          return;
        }
        expect({ role, ...(await refused(ADD, [OTHER])) }).toMatchObject({ role, code: '42501' });
        if (role === 'anon') expect(await refused(remove)).toMatchObject({ code: '42501' });
        else for (const one of [change, remove]) expect(await query(one)).toEqual([]);
      });
    }
  });

  it('are named by their content, in no folder', async () => {
    await database().asUser(scene.people.supervisor, async ({ refused }) => {
      for (const name of [
        'x.webp',
        `folder/${OTHER}`,
        `../avatars/${OTHER}`,
        `${OTHER}.html`,
        OTHER.replace('webp', 'png'),
        FILE.toUpperCase(),
      ])
        expect({ name, ...(await refused(ADD, [name])) }).toMatchObject({ name, code: '42501' });
    });
  });

  it('are two thousand at most', async () => {
    await database().asUser(scene.people.supervisor, async ({ query, refused }) => {
      await query(
        "insert into storage.objects (bucket_id, name) select 'pictures', md5(n::text) || '.webp' from generate_series(1, 1999) n",
      );
      expect(await refused(ADD, [OTHER])).toMatchObject({ code: '42501' });
    });
  });

  it('are shown by their path without a host, and no other path is', async () => {
    const paths = [
      PATH,
      PATH.replace('.webp', '.jpg'),
      'https://example.org/a.jpg',
      `${PATH}?x`,
      '/storage/v1/object/public/avatars/a.webp',
      '/etc/passwd',
      '//evil.test/a.webp',
    ];
    const rows = await database().query<{ is_url: boolean }>(
      'select app.is_url(url) as is_url from jsonb_array_elements_text($1::text::jsonb) url',
      [JSON.stringify(paths)],
    );
    expect(rows.map(({ is_url: isUrl }) => isUrl)).toEqual([true, true, true, false, false, false, false]);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount, makePerson } from '#tests/support/people.ts';
import { makeScene, ROLES, type Scene } from '#tests/support/scene.ts';

const ADD = "insert into storage.objects (bucket_id, name) values ('avatars', $1)";
const SEEN = "select name from storage.objects where bucket_id = 'avatars'";
const FILE = '0123456789abcdef.webp';

describeOnBoth('[PROF-2] pictures of people', (database) => {
  let scene: Scene;
  let camille: { id: string; email: string };
  let noor: { id: string; email: string };

  beforeAll(async () => {
    scene = await makeScene(database());
    camille = await makePerson(database(), 'Camille');
    noor = await makePerson(database(), 'Noor');
    await database().query(ADD, [`${camille.id}/${FILE}`]);
  });

  it('are added in a folder of one’s own, by who is signed in and not banned', async () => {
    for (const role of ROLES) {
      const caller = scene.caller(role);
      const own = caller === 'anon' ? crypto.randomUUID() : caller.id;
      await database().asUser(caller, async ({ query, refused }) => {
        for (const name of [
          `${camille.id}/other-picture.webp`,
          `${own}/../${camille.id}/other-picture.webp`,
          `${own}/folder/other-picture.webp`,
          `${own}/picture.svg`,
          `${own}/x.webp`,
          `${own}/other-picture.png`,
          'other-picture.webp',
        ]) {
          expect({ role, name, ...(await refused(ADD, [name])) }).toMatchObject({
            role,
            name,
            code: '42501',
          });
        }
        const add = [`${own}/other-picture.webp`];
        if (role === 'anon' || role === 'banned') {
          expect(await refused(ADD, add)).toMatchObject({ code: '42501' });
        } else {
          await query(ADD, add);
          expect(await query(SEEN)).toEqual([{ name: add[0] }]);
        }
      });
    }
  });

  it('are neither seen, changed nor removed by anybody else', async () => {
    for (const role of ROLES) {
      await database().asUser(scene.caller(role), async ({ query, refused }) => {
        expect(await query(SEEN)).toEqual([]);
        if (role === 'anon') {
          expect(await refused('delete from storage.objects')).toMatchObject({ code: '42501' });
          return;
        }
        expect(await query("delete from storage.objects where bucket_id = 'avatars' returning name")).toEqual(
          [],
        );
        expect(
          await query(
            "update storage.objects set metadata = '{}' where bucket_id = 'avatars' returning name",
          ),
        ).toEqual([]);
        expect(await refused("insert into storage.buckets (id, name) values ('mine', 'mine')")).toMatchObject(
          {
            code: '42501',
          },
        );
        expect(await refused('select * from storage.contents')).toMatchObject({ code: '42501' });
      });
    }
  });

  it('are ten at most', async () => {
    await database().asUser(scene.people.viewer, async ({ query, refused }) => {
      for (let number = 0; number < 10; number += 1) {
        const ending = number % 2 ? 'webp' : 'jpg';
        await query(ADD, [`${scene.people.viewer.id}/picture-${number}.${ending}`]);
      }
      expect(await refused(ADD, [`${scene.people.viewer.id}/picture-10.webp`])).toMatchObject({
        code: '42501',
      });
    });
  });

  it('[PLUS-9] go with the account', async () => {
    await deleteAccount(database(), camille);
    expect(await database().query(SEEN)).toEqual([]);
  });

  const IN_STORAGE = '/storage/v1/object/public/avatars';
  const SET = 'update public.profiles set avatar_url = $2 where id = $1 returning avatar_url';

  it.each([
    [
      'our storage, as a path',
      `http://localhost:3000${IN_STORAGE}/{id}/${FILE}`,
      `${IN_STORAGE}/{id}/${FILE}`,
    ],
    [
      'our storage at another address',
      `https://escale.example${IN_STORAGE}/{id}/${FILE}`,
      `${IN_STORAGE}/{id}/${FILE}`,
    ],
    ['our storage, by its path', `${IN_STORAGE}/{id}/${FILE}`, `${IN_STORAGE}/{id}/${FILE}`],
    ['a JPEG', `${IN_STORAGE}/{id}/0123456789abcdef.jpg`, `${IN_STORAGE}/{id}/0123456789abcdef.jpg`],
    ['Google', 'https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s96-c'],
    [
      'GitHub',
      'https://avatars.githubusercontent.com/u/1?v=4',
      'https://avatars.githubusercontent.com/u/1?v=4',
    ],
    ['nowhere', null, null],
  ])('are those of %s', async (_, url, stored) => {
    const named = (text: string | null) => text?.replace('{id}', noor.id) ?? null;
    await database().asUser(noor, async ({ query }) => {
      expect(await query(SET, [noor.id, named(url)])).toEqual([{ avatar_url: named(stored) }]);
      // What is stored is taken again, with what else is changed.
      expect(
        await query("update public.profiles set bio = 'x' where id = $1 returning avatar_url", [noor.id]),
      ).toEqual([{ avatar_url: named(stored) }]);
    });
  });

  it.each([
    'https://images.example/pixel.png',
    'http://lh3.googleusercontent.com/a/x',
    'https://lh3.googleusercontent.com.images.example/a/x',
    'https://lh3.googleusercontent.com@images.example/a/x',
    'https://1.2.3.4.bc.googleusercontent.com/pixel.png',
    `https://images.example/?${IN_STORAGE}/{id}/${FILE}`,
    `//images.example${IN_STORAGE}/{id}/${FILE}`,
    `${IN_STORAGE}/{id}/../../../../pixel.png`,
    `${IN_STORAGE}/{id}/${FILE}?x=https://images.example`,
    `${IN_STORAGE}/11111111-1111-4111-8111-111111111111/${FILE}`,
    'data:image/png;base64,AAAA',
  ])('are not %s, to which every fellow member would tell their address', async (url) => {
    const address = url.replace('{id}', noor.id);
    const refusal = await database().asUser(noor, ({ refused }) => refused(SET, [noor.id, address]));
    expect(refusal).toEqual({ code: 'PT400', message: 'avatar_url_invalid', detail: 'avatar_url' });
  });
});

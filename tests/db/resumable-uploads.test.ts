import { beforeEach, expect, it } from 'vitest';
import { createStorageApi } from '#server/supabase/storage/storage-api.ts';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { FILES } from '#tests/support/documents.ts';
import type { Query } from '#tests/support/pglite.ts';
import { webpOf } from '#tests/support/pictures.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const ADDRESS = 'http://escale.test/storage/v1/upload/resumable';
const BLOCK = 524_288;
const WEBP = webpOf(64, 64);
const FILE = Buffer.concat([FILES.pdf, Buffer.alloc(2 * BLOCK, 'a')]);

/** A body in pieces; each may wait for what happens before it. */
const bodyOf = (pieces: readonly (() => Uint8Array | Promise<Uint8Array>)[]): ReadableStream<Uint8Array> => {
  const left = [...pieces];
  return new ReadableStream({
    async pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(await piece());
      else controller.close();
    },
  });
};

describeOnBoth('[PLUS-10] uploads that go on', (database) => {
  let scene: Scene;
  let path: string;
  beforeEach(async () => {
    scene = await makeScene(database());
    path = `${scene.tripId}/${crypto.randomUUID()}`;
  });

  /** The storage over a database whose statements that begin with `failing` fail. */
  function storage(failing?: string) {
    const { query, transaction }: TestDatabase = database();
    const watched = (ask: Query): Query => {
      return async (statement, parameters) => {
        if (failing && statement.startsWith(failing)) throw new Error('the process was killed');
        return ask(statement, parameters);
      };
    };
    const { id } = scene.people.editor;
    const identity = { role: 'authenticated', userId: id, sessionId: undefined, claims: { sub: id } };
    return createStorageApi({
      authenticate: async () => identity,
      database: {
        query: watched(query),
        transaction: (work) => transaction((sql) => work({ query: watched(sql.query) })),
        reading: { query },
      },
    });
  }
  const begin = (size = FILE.byteLength, name = path, bucket = 'documents') =>
    storage()(
      new Request(ADDRESS, {
        method: 'POST',
        headers: {
          'upload-length': String(size),
          'upload-metadata': `bucketName ${btoa(bucket)},objectName ${btoa(name)}`,
        },
      }),
    );
  const begun = async () => `http://escale.test${(await begin()).headers.get('location')}`;
  const send = (url: string, body: BodyInit, { offset = 0, failing = '' } = {}) =>
    storage(failing || undefined)(
      new Request(url, {
        method: 'PATCH',
        headers: { 'upload-offset': String(offset) },
        body,
        duplex: 'half',
      } as RequestInit),
    );
  const offsetOf = async (url: string) =>
    Number((await storage()(new Request(url, { method: 'HEAD' }))).headers.get('upload-offset'));
  const typeOf = async (name = path) =>
    (
      await database().query<{ type: string | null }>(
        "select metadata ->> 'mimetype' as type from storage.objects where name = $1",
        [name],
      )
    )[0]?.type;

  it('are begun again where the answer was lost, but only the same', async () => {
    const first = await begin();
    const again = await begin();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect((await begin(1)).status).toBe(409);
    expect((await send(await begun(), FILE)).status).toBe(204);
    expect((await begin()).status).toBe(409);
  });

  it('have the last bytes and the type at once: a killed process leaves none that looks stored and is not', async () => {
    const url = await begun();
    await expect(send(url, FILE, { failing: 'update storage.objects' })).rejects.toThrow('killed');
    expect(await offsetOf(url)).toBe(2 * BLOCK);
    expect((await send(url, FILE.subarray(2 * BLOCK), { offset: 2 * BLOCK })).status).toBe(204);
    expect(await typeOf()).toBe('application/pdf');
  });

  it('answer that they are gone, when they were removed meanwhile', async () => {
    const url = await begun();
    const remove = async () => {
      expect((await storage()(new Request(url, { method: 'DELETE' }))).status).toBe(204);
      return FILE.subarray(BLOCK);
    };
    const body = bodyOf([() => FILE.subarray(0, BLOCK), remove]);
    expect((await send(url, body)).status).toBe(404);
    expect(await typeOf()).toBeUndefined();
  });

  it('are stored once when they are sent twice at the same time', async () => {
    const url = await begun();
    const answers = await Promise.all([send(url, FILE), send(url, FILE)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect(await offsetOf(url)).toBe(FILE.byteLength);
    expect(await typeOf()).toBe('application/pdf');
  });

  it('are not for pictures that everybody sees, of which each byte is checked', async () => {
    const { id } = scene.people.editor;
    const picture = `${id}/picture-1234.webp`;
    const refused = await begin(WEBP.byteLength + 1, picture, 'avatars');
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    // One that was begun before they were refused.
    const upload = crypto.randomUUID();
    await database().query(
      `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata)
       values ($1::text::uuid, 'avatars', $2, $3::text::uuid, $3::text, jsonb_build_object('size', $4::text::integer))`,
      [upload, picture, id, String(WEBP.byteLength + 1)],
    );
    const url = `${ADDRESS}/${upload}`;
    expect((await send(url, WEBP)).status).toBe(204);
    expect((await send(url, Buffer.from('x'), { offset: WEBP.byteLength })).status).toBe(400);
    expect(await typeOf(picture)).toBeUndefined();
  });

  it('count each other when they begin at once', async () => {
    const size = 25 * 1024 * 1024;
    const begun = await Promise.all(
      Array.from({ length: 24 }, () => begin(size, `${scene.tripId}/${crypto.randomUUID()}`)),
    );
    // 500 MB, less the seven bytes of the scene's document.
    const statuses = begun.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array(19).fill(201), ...Array(5).fill(422)]);
  });

  it('go on behind the last whole block, after a body that breaks off', async () => {
    const url = await begun();
    const breakOff = () => {
      throw new Error('aborted');
    };
    const broken = await send(url, bodyOf([() => FILE.subarray(0, BLOCK + 1), breakOff]));
    expect(broken.status).toBe(400);
    expect(await offsetOf(url)).toBe(BLOCK);
  });
});

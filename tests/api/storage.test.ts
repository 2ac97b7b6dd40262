import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPerson, visitor } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { jpegOf, webpOf } from '../support/pictures.ts';
import { call } from '../support/raw-calls.ts';

onEachDatabase('[PROF-2] files', (serverOf) => {
  const FOREVER = { contentType: 'image/webp', cacheControl: '31536000' };

  it('are uploaded, opened by everyone, listed and removed as the official client does it', async () => {
    const { client, id } = await createPerson(serverOf());
    const avatars = client.storage.from('avatars');
    const name = `${id}/0123456789abcdef.webp`;
    const picture = webpOf(320, 320);
    const up = await avatars.upload(name, new Blob([picture], { type: 'image/webp' }), FOREVER);
    expect(up.error).toBeNull();
    expect(up.data).toMatchObject({ path: name, fullPath: `avatars/${name}` });

    const { publicUrl } = avatars.getPublicUrl(name).data;
    const opened = await fetch(publicUrl);
    expect(opened.status).toBe(200);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-length': String(picture.byteLength),
    });
    expect(Buffer.from(await opened.arrayBuffer()).equals(picture)).toBe(true);
    const etag = opened.headers.get('etag') ?? '';
    expect((await fetch(publicUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);

    expect((await avatars.upload(name, picture, FOREVER)).error).toMatchObject({ statusCode: '409' });
    const other = webpOf(200, 200);
    expect((await avatars.upload(name, other, { ...FOREVER, upsert: true })).error).toBeNull();
    const { data } = await avatars.download(name);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(other)).toBe(true);
    expect((await avatars.list(id)).data).toMatchObject([
      { name: '0123456789abcdef.webp', metadata: { size: other.byteLength, mimetype: 'image/webp' } },
    ]);
    expect((await avatars.remove([name])).data).toMatchObject([{ name }]);
    expect((await fetch(publicUrl)).status).toBe(404);
  });

  it('are JPEG too, where a browser writes no WebP', async () => {
    const { client, id } = await createPerson(serverOf());
    const avatars = client.storage.from('avatars');
    const name = `${id}/0123456789abcdef.jpg`;
    const type = { contentType: 'image/jpeg' };
    expect((await avatars.upload(name, jpegOf(320, 320), type)).error).toBeNull();
    const opened = await fetch(avatars.getPublicUrl(name).data.publicUrl);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are written in one’s own place alone, also by who asks directly', async () => {
    const server = serverOf();
    const camille = await createPerson(server);
    const mallory = await createPerson(server, { name: 'Mallory' });
    const name = `${camille.id}/0123456789abcdef.webp`;
    expect(
      (await camille.client.storage.from('avatars').upload(name, webpOf(64, 64), FOREVER)).error,
    ).toBeNull();

    for (const client of [mallory.client, visitor(server)]) {
      const avatars = client.storage.from('avatars');
      const elsewhere = `${camille.id}/fedcba9876543210.webp`;
      expect((await avatars.upload(elsewhere, webpOf(64, 64), FOREVER)).error).toMatchObject({
        statusCode: '403',
      });
      const replaced = await avatars.upload(name, webpOf(64, 64), { ...FOREVER, upsert: true });
      expect(replaced.error).toMatchObject({ statusCode: '403' });
      expect((await avatars.update(name, webpOf(64, 64), FOREVER)).error).toMatchObject({
        statusCode: '403',
      });
      expect((await avatars.remove([name])).data ?? []).toEqual([]);
      expect((await avatars.list(camille.id)).data ?? []).toEqual([]);
    }
    for (const path of [
      `${mallory.id}/../${camille.id}/fedcba98.webp`,
      `${mallory.id}%2F..%2F${camille.id}/x.webp`,
    ]) {
      const sent = await call(server, `/storage/v1/object/avatars/${path}`, {
        method: 'POST',
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${mallory.accessToken}`,
          'content-type': 'image/webp',
        },
        body: webpOf(64, 64),
      });
      expect([400, 403, 404]).toContain(sent.status);
    }
    expect((await camille.client.storage.from('avatars').list(camille.id)).data).toHaveLength(1);
  });

  it('are what they say: small pictures, not what the request claims', async () => {
    const { client, id } = await createPerson(serverOf());
    const avatars = client.storage.from('avatars');
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
    const script = Buffer.from('<script>alert(1)</script>');
    const tails = [webpOf(64, 64), jpegOf(64, 64)].map((picture) => Buffer.concat([picture, script]));
    const large = [webpOf(16_000, 16_000), jpegOf(16_000, 16_000)];
    for (const content of [page, ...tails, ...large, randomBytes(2000), Buffer.from('RIFF')]) {
      expect((await avatars.upload(`${id}/0123456789.webp`, content, FOREVER)).error).toMatchObject({
        statusCode: '415',
      });
    }
    const heavy = await avatars.upload(`${id}/0123456789.webp`, webpOf(64, 64, 51_300), FOREVER);
    expect(heavy.error).toMatchObject({ statusCode: '413' });
    expect((await avatars.upload(`${id}/0123456789.svg`, webpOf(64, 64), FOREVER)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await avatars.upload(`${id}/empty-file.webp`, Buffer.alloc(0), FOREVER)).error).not.toBeNull();
    expect(
      (await client.storage.from('others').upload('x.webp', webpOf(64, 64), FOREVER)).error,
    ).toMatchObject({
      statusCode: '404',
    });
    expect((await avatars.list(id)).data).toEqual([]);
  });

  it('[BAN-1] are not written by someone banned, nor without a valid token', async () => {
    const server = serverOf();
    const { id } = await createPerson(server);
    for (const authorization of ['Bearer x.y.z', 'Bearer eyJhbGciOiJub25lIn0.e30.']) {
      const sent = await call(server, `/storage/v1/object/avatars/${id}/0123456789.webp`, {
        method: 'POST',
        headers: { apikey: server.publishableKey, authorization, 'content-type': 'image/webp' },
        body: webpOf(64, 64),
      });
      expect(sent.status).toBe(401);
    }
    const keyless = await call(server, `/storage/v1/object/list/avatars`, { method: 'POST', body: '{}' });
    expect(keyless.status).toBe(401);
  });
});

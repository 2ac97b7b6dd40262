import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { createPerson, type Person, visitor } from '../support/accounts.ts';
import { bombOf, documentOf, FILES } from '../support/documents.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { MB, resumableUpload } from '../support/resumable-upload.ts';
import type { ServerAddress } from '../support/server.ts';
import { addCollaborator, createTrip } from '../support/trips.ts';

/** Sends two megabytes of what follows, and loses the line; answers once the server has stored some of them. */
async function breakOff(server: ServerAddress, person: Person, url: string, rest: Buffer): Promise<void> {
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${person.accessToken}` };
  const sending = request(url, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': 6 * MB, 'content-length': rest.byteLength },
  });
  sending.on('error', () => {});
  sending.write(rest.subarray(0, 2 * MB), () => sending.destroy());
  await expect
    .poll(async () => Number((await fetch(url, { method: 'HEAD', headers })).headers.get('upload-offset')))
    .toBeGreaterThan(7 * MB);
}

onEachDatabase('[PLUS-10] documents', (serverOf) => {
  async function scene() {
    const server = serverOf();
    const [owner, viewer, stranger] = await Promise.all(
      ['Olga', 'Vera', 'Sam'].map((name) => createPerson(server, { name, premium: true })),
    );
    if (!owner || !viewer || !stranger) throw new Error('Three people are needed.');
    const trip = await createTrip(owner);
    await addCollaborator(owner, trip, viewer, 'viewer');
    const path = (id: string = crypto.randomUUID()) => `${trip}/${id}`;
    return { server, owner, viewer, stranger, trip, path };
  }
  const filesOf = ({ client }: Pick<Person, 'client'>) => client.storage.from('documents');
  const read = async (person: Pick<Person, 'client'>, path: string) =>
    Buffer.from((await (await filesOf(person).download(path)).data?.arrayBuffer()) ?? new ArrayBuffer(0));

  it('go up in parts and on after a break in the line, and come down as they were', async () => {
    const { server, owner, viewer, trip, path } = await scene();
    const id = crypto.randomUUID();
    const file = Buffer.concat([FILES.pdf, randomBytes(9 * MB)]);
    const begun = { server, person: owner, path: path(id), file };
    const url = await resumableUpload(begun, { stopAt: 6 * MB });
    await breakOff(server, owner, url, file.subarray(6 * MB));
    // Half a file is no file.
    expect((await filesOf(owner).download(path(id))).error).toMatchObject({ status: 404 });
    expect((await filesOf(owner).list(trip)).data).toEqual([]);
    const row = { id, trip_id: trip, name: 'Vol.pdf', created_by: owner.id };
    expect((await owner.client.from('trip_documents').insert(row)).error).toMatchObject({
      message: 'document_not_stored',
    });
    expect(await resumableUpload(begun, { url })).toBe(url);
    expect((await owner.client.from('trip_documents').insert(row)).error).toBeNull();
    expect((await viewer.client.from('trip_documents').select('name, type, size')).data).toEqual([
      { name: 'Vol.pdf', type: 'application/pdf', size: file.byteLength },
    ]);
    expect((await read(viewer, path(id))).equals(file)).toBe(true);
  });

  it('go up in one request too, by form and bare, of any kind that a trip carries', async () => {
    const { owner, path } = await scene();
    for (const [type, content] of Object.entries(documentOf)) {
      for (const body of [content, new Blob([content], { type: 'text/html' })]) {
        const name = path();
        expect({ type, error: (await filesOf(owner).upload(name, body)).error }).toEqual({
          type,
          error: null,
        });
        expect((await read(owner, name)).equals(content)).toBe(true);
      }
    }
    const large = Buffer.concat([FILES.png, randomBytes(3 * MB)]);
    const name = path();
    expect((await filesOf(owner).upload(name, new Blob([large]))).error).toBeNull();
    expect((await read(owner, name)).equals(large)).toBe(true);
  });

  it('are typed by their bytes, and do nothing when they are opened', async () => {
    const { server, owner, trip, path } = await scene();
    for (const [content, type] of [
      [FILES.scriptedPdf, 'application/pdf'],
      [FILES.svg, 'text/plain'],
      [FILES.html, 'text/plain'],
    ] as const) {
      const name = path();
      const sent = { contentType: 'text/html', headers: {} };
      expect((await filesOf(owner).upload(name, content, sent)).error).toBeNull();
      const opened = await fetch(`${server.url}/storage/v1/object/documents/${name}`, {
        headers: { apikey: server.publishableKey, authorization: `Bearer ${owner.accessToken}` },
      });
      expect(Object.fromEntries(opened.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
    }
    for (const [content, error] of [
      [bombOf(60_000, 60_000), 'picture_too_large'],
      [FILES.zip, 'document_type_unsupported'],
      [randomBytes(MB), 'document_type_unsupported'],
    ] as const) {
      const name = path();
      expect((await filesOf(owner).upload(name, content)).error).toMatchObject({
        message: error,
        statusCode: '415',
      });
      const begun = { server, person: owner, path: name, file: content };
      await expect(resumableUpload(begun)).rejects.toThrow(error);
      expect((await filesOf(owner).list(trip)).data).toHaveLength(3);
    }
  });

  it('are 25 MB at most, and 250 MB a trip', async () => {
    const { server, owner, trip, path } = await scene();
    const larger = { server, person: owner, path: path(), file: Buffer.alloc(26 * MB, 'a') };
    await expect(resumableUpload(larger)).rejects.toThrow('maximum allowed size');
    expect((await filesOf(owner).upload(path(), larger.file)).error).toMatchObject({ status: 413 });
    const file = Buffer.alloc(25 * MB, 'a');
    const stored = { server, person: owner, path: path(), file };
    await resumableUpload(stored);
    const add = async (name: string) =>
      (
        await owner.client
          .from('trip_documents')
          .insert({ id: name.split('/')[1] ?? '', trip_id: trip, name: 'a.txt', created_by: owner.id })
      ).error;
    expect(await add(stored.path)).toBeNull();
    // What is left is said before a byte is sent.
    const begin = (bytes: number, name: string) =>
      fetch(`${server.url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${owner.accessToken}`,
          'tus-resumable': '1.0.0',
          'upload-length': String(bytes),
          'upload-metadata': `bucketName ${btoa('documents')},objectName ${btoa(name)}`,
        },
      });
    const eighteen = await Promise.all(Array.from({ length: 18 }, () => begin(25 * MB, path())));
    expect(eighteen.map(({ status }) => status)).toEqual(Array(18).fill(201));
    expect((await begin(25 * MB, path())).status).toBe(201);
    const full = await begin(1, path());
    expect({ status: full.status, ...(await full.json()) }).toMatchObject({
      status: 422,
      message: 'documents_full',
    });
  });

  it('[COLLAB-4] are written by who plans, read by members, and by nobody else', async () => {
    const { server, owner, viewer, stranger, trip, path } = await scene();
    const id = crypto.randomUUID();
    await resumableUpload({ server, person: owner, path: path(id), file: FILES.pdf });
    expect((await filesOf(owner).upload(path(id), FILES.pdf)).error).toMatchObject({ statusCode: '409' });
    for (const person of [viewer, stranger, { client: visitor(server) }]) {
      expect((await filesOf(person).upload(path(), FILES.pdf)).error).toMatchObject({ statusCode: '403' });
      expect((await filesOf(person).upload(path(id), FILES.pdf, { upsert: true })).error).not.toBeNull();
      expect((await filesOf(person).remove([path(id)])).data ?? []).toEqual([]);
      const isMember = person === viewer;
      expect((await filesOf(person).list(trip)).data ?? []).toHaveLength(isMember ? 1 : 0);
      expect((await read(person, path(id))).byteLength).toBe(isMember ? FILES.pdf.byteLength : 0);
    }
    for (const person of [viewer, stranger])
      await expect(resumableUpload({ server, person, path: path(), file: FILES.pdf })).rejects.toThrow(
        'row-level security',
      );
    // Somebody else's upload is as good as none.
    const url = await resumableUpload(
      { server, person: owner, path: path(), file: Buffer.alloc(7 * MB, 'a') },
      { stopAt: 1 },
    );
    await expect(
      resumableUpload({ server, person: viewer, path: path(), file: Buffer.alloc(7 * MB, 'a') }, { url }),
    ).rejects.toThrow();
  });
});

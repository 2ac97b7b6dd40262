import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPerson, visitor } from '../support/accounts.ts';
import { FILES } from '../support/documents.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { createTrip } from '../support/trips.ts';

onEachDatabase('[PLUS-10] a document of a share link', (serverOf) => {
  async function scene() {
    const server = serverOf();
    const owner = await createPerson(server, { name: 'Olga', premium: true });
    const trip = await createTrip(owner);
    const ids: string[] = [];
    const files = [Buffer.concat([FILES.pdf, randomBytes(3_000_000)]), FILES.png];
    for (const [index, file] of files.entries()) {
      const id = crypto.randomUUID();
      const stored = await owner.client.storage.from('documents').upload(`${trip}/${id}`, file);
      expect(stored.error).toBeNull();
      const name = ['Été “2026”.pdf', 'Plan.png'][index] ?? '';
      const row = { id, trip_id: trip, name, created_by: owner.id };
      expect((await owner.client.from('trip_documents').insert(row)).error).toBeNull();
      ids.push(id);
    }
    const { data: link, error } = await owner.client.rpc('share_trip', { trip_id: trip });
    if (error) throw new Error(error.message);
    const choose = async (id: string | undefined, isShown: boolean) => {
      const args = { share_id: link.id, document_id: id ?? '', is_shown: isShown };
      expect((await owner.client.rpc('share_document', args)).error).toBeNull();
    };
    const shown = async () => {
      const { data } = await visitor(server).rpc('shared_trip', { token: link.token });
      return data?.documents ?? [];
    };
    const ask = (body: object, method = 'POST') =>
      fetch(`${server.url}/functions/v1/shared-document`, {
        method,
        headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
    return { server, owner, trip, link, ids, files, choose, shown, ask };
  }

  it('comes down as it was, under its name, as no page and for no cache', async () => {
    const { link, ids, files, choose, shown, ask } = await scene();
    await choose(ids[0], true);
    const documents = await shown();
    expect(documents.map(({ name }) => name)).toEqual(['Été “2026”.pdf']);
    const answer = await ask({ token: link.token, id: documents[0]?.id });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(files[0] ?? Buffer.alloc(0))).toBe(true);
    const { headers } = answer;
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Été “2026”.pdf')}`,
    );
  });

  it('is not handed out without the link, once it is unticked, or when it was not chosen', async () => {
    const { server, owner, trip, link, ids, choose, shown, ask } = await scene();
    await choose(ids[0], true);
    const [document] = await shown();
    const statusOf = async (body: object, method?: string) => (await ask(body, method)).status;
    const { token } = link;
    const id = document?.id;
    expect(await statusOf({ token, id })).toBe(200);
    for (const [body, status] of [
      [{ token: 'a'.repeat(64), id }, 404],
      [{ token, id: ids[0] }, 404],
      [{ token, id: ids[1] }, 404],
      [{ token, id: '../x' }, 400],
      [{ token }, 400],
      [[], 400],
    ] as const)
      expect(await statusOf(body)).toBe(status);
    expect(await statusOf({}, 'GET')).toBe(405);
    // The storage knows of no link.
    const read = await visitor(server).storage.from('documents').download(`${trip}/${ids[0]}`);
    expect(read.error).toMatchObject({ status: 404 });

    await choose(ids[0], false);
    expect(await statusOf({ token, id })).toBe(404);
    await choose(ids[0], true);
    await owner.client.rpc('revoke_share', { trip_id: trip, share_id: link.id });
    expect(await statusOf({ token, id })).toBe(404);
  });
});

import { readAddress, readRequest, readRows } from '#db/public-reads/read.ts';
import type { ReadPublic } from '#web/data/public-page.ts';

type Ask = (request: Request) => Promise<Response>;

/** With the public key: a visitor's rights. @param base without `/rest/v1` */
export function createPublicReader(ask: Ask, base: string, key: string): ReadPublic {
  return async (read) => {
    const answer = await ask(readRequest(read, base, key));
    if (!answer.ok && !(read.body && answer.status === 404))
      throw new Error(`${readAddress(read)} answered ${answer.status}`);
    return readRows(read, answer);
  };
}

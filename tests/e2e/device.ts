import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Keys of what this device has stored in a database of the application. */
const storedKeys = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    async ([asked, values]) => {
      // Opened before the application does, it would be made, and be empty.
      const isThere = (await indexedDB.databases()).some(({ name }) => name === asked);
      if (!isThere) return [];
      const { promise, resolve, reject } = Promise.withResolvers<string[]>();
      const opening = indexedDB.open(asked);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(values).objectStore(values).getAllKeys();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(String));
        };
      };
      return promise;
    },
    [database, store] as const,
  );

/** Keys of the answers that this device has stored. */
export const storedAnswers = (page: Page) => storedKeys(page, 'escale', 'queries');

/** Changes that wait to be sent, by their keys. */
export const waitingChanges = (page: Page) => storedKeys(page, 'escale-outbox', 'values');

/** Waits until the application and what was read of the trip are on the device. */
export async function seen(page: Page, trip: string): Promise<void> {
  await expect
    .poll(async () => (await storedAnswers(page)).some((key) => key.endsWith(`"${trip}"]`)))
    .toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** All that the browser keeps for the page, as one text: storages, databases, and the addresses in its caches. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      return promise;
    };
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(name, store, await answerOf(rows.getAllKeys()), await answerOf(rows.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(
        name,
        requests.map(({ url }) => url),
      );
    }
    return JSON.stringify(found);
  });

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Keys of the answers that this device has stored. */
export const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opened before the application does, it would be made, and be empty.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'escale');
    if (!isThere) return [];
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const opening = indexedDB.open('escale');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('queries').objectStore('queries').getAllKeys();
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result.map(String));
      };
    };
    return promise;
  });

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

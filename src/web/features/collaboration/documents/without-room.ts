import { createStore } from '#web/ui/store.ts';

/** Ids of documents of the days ahead for which this device had no room. */
export const documentsWithoutRoom = createStore<readonly string[]>([]);

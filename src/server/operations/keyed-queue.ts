export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const finished = turn.catch(() => {});
    last.set(key, finished);
    try {
      return await turn;
    } finally {
      if (last.get(key) === finished) last.delete(key);
    }
  };
}

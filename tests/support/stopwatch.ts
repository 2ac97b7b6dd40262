/** Milliseconds that a request may take by itself. */
const MAX_OF_REQUEST = 1000;
/** Milliseconds that another caller may wait because of it. */
const MAX_OF_OTHERS = 200;
const ROUNDS = 3;

/**
 * Finds requests that are slow, or make others wait. `probe` is what another caller asks all the time. What ran while something
 * was slow is only suspected: it is asked again alone, and slow if it is each time, so that a busy machine condemns nothing.
 */
export function createStopwatch<Request, Answer>(
  ask: (request: Request) => Promise<Answer>,
  probe: () => Promise<unknown>,
) {
  const running = new Set<Request>();
  const suspects = new Set<Request>();
  /** What ran at any time during the probe that is under way. */
  let near = new Set<Request>();

  async function timed(request: Request): Promise<Answer> {
    running.add(request);
    near.add(request);
    const [answer, ms] = await timeOf(() => ask(request));
    running.delete(request);
    if (ms > MAX_OF_REQUEST) suspects.add(request);
    return answer;
  }

  async function probeUntil(isOver: () => boolean): Promise<void> {
    do {
      near = new Set(running);
      const [, ms] = await timeOf(probe);
      if (ms > MAX_OF_OTHERS) for (const request of near) suspects.add(request);
    } while (!isOver());
  }

  /** Milliseconds that the request takes alone, and that the longest probe beside it takes. */
  async function alone(request: Request): Promise<{ own: number; others: number }> {
    let isOver = false;
    let others = 0;
    const asked = timeOf(() => ask(request)).finally(() => {
      isOver = true;
    });
    do others = Math.max(others, (await timeOf(probe))[1]);
    while (!isOver);
    return { own: (await asked)[1], others };
  }

  return {
    /** Runs `work`, which asks by `timed`. */
    async watch(work: (timed: (request: Request) => Promise<Answer>) => Promise<void>): Promise<void> {
      let isOver = false;
      const probing = probeUntil(() => isOver);
      await work(timed).finally(() => {
        isOver = true;
      });
      await probing;
    },
    /** Requests that are slow by themselves, with milliseconds. */
    async slow(): Promise<{ request: Request; own: number; others: number }[]> {
      const found: { request: Request; own: number; others: number }[] = [];
      for (const request of suspects) {
        let [own, others] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        for (let round = 0; round < ROUNDS; round += 1) {
          const time = await alone(request);
          own = Math.min(own, time.own);
          others = Math.min(others, time.others);
          if (own <= MAX_OF_REQUEST && others <= MAX_OF_OTHERS) break;
        }
        if (own > MAX_OF_REQUEST || others > MAX_OF_OTHERS) found.push({ request, own, others });
      }
      return found;
    },
  };
}

async function timeOf<Result>(work: () => Promise<Result>): Promise<[result: Result, ms: number]> {
  const from = performance.now();
  const result = await work();
  return [result, performance.now() - from];
}

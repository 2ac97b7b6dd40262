/** In ms: hidden pages have no frames. */
const LONGEST_WAIT_MS = 500;

export interface FrameQueue<Item> {
  add: (item: Item) => void;
  stop: () => void;
}

/** Takes the first item at once, later ones together before the next frame: one drawing for all. */
export function inFrames<Item>(take: (items: readonly Item[]) => void): FrameQueue<Item> {
  let waiting: Item[] = [];
  let isBetween = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const awaitFrame = () => {
    isBetween = true;
    frame = requestAnimationFrame(flush);
    timer = setTimeout(flush, LONGEST_WAIT_MS);
  };
  function flush() {
    cancel();
    isBetween = false;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    awaitFrame();
    take(items);
  }
  return {
    add: (item) => {
      waiting.push(item);
      if (!isBetween) flush();
    },
    stop: () => {
      cancel();
      waiting = [];
    },
  };
}

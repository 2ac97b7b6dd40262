/** Longest wait of a page that is not on screen, and has no frames; milliseconds. */
const LONGEST_WAIT_MS = 500;

export interface FrameQueue<Item> {
  add: (item: Item) => void;
  /** Forgets what waits. */
  stop: () => void;
}

/**
 * Hands over what comes: at once when it is the first since a frame was drawn, and what follows it before the next frame
 * together, so that the page draws once for all of it.
 */
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

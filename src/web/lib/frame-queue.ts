/** Longest wait of a page that is not on screen, and has no frames; milliseconds. */
const LONGEST_WAIT_MS = 500;

export interface FrameQueue<Item> {
  add: (item: Item) => void;
  /** Forgets what waits. */
  stop: () => void;
}

/** Hands over what comes in between two frames at once, right before the next is drawn: the page draws once for all of it. */
export function inFrames<Item>(take: (items: readonly Item[]) => void): FrameQueue<Item> {
  let waiting: Item[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const flush = () => {
    cancel();
    const items = waiting;
    waiting = [];
    take(items);
  };
  return {
    add: (item) => {
      waiting.push(item);
      if (waiting.length > 1) return;
      frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, LONGEST_WAIT_MS);
    },
    stop: () => {
      cancel();
      waiting = [];
    },
  };
}

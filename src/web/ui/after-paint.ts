/**
 * Runs something once what is shown by now has been painted.
 *
 * @returns takes it back, as long as it has not run
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Lets the task of a press end, so that the browser can paint what it shows before more is done: sending a write takes a slow
 * device half a frame. Unlike a frame, the next task also comes while the page is out of sight.
 */
export function afterThisTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}

/**
 * Runs a callback after the next paint.
 *
 * @returns cancels it, if it has not run
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
 * Resolves in a task after the current event, so that the browser paints before more is done: sending a command takes a slow
 * device half a frame. Unlike a frame, a task also runs while the page is hidden.
 */
export function afterThisTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}

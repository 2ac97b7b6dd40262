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
 * Lets the task of a press end, which the browser paints before anything else: what is sent comes after what is shown.
 * Sending takes a slow device half a frame.
 */
export function afterThisTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}

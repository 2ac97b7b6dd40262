/** So near to the newest message one still reads it; pixels. */
const NEAR_PX = 48;

/** Whether the log is scrolled away from the newest message. It is reversed: there it is scrolled by 0, further up by less. */
export const isAwayFromNewest = (log: Element | null): boolean => (log?.scrollTop ?? 0) <= -NEAR_PX;

/** Scrolls the log around an element, and in browsers that know how, nothing else of the page. */
export function scrollLogTo(element: Element, block: 'start' | 'center'): void {
  const options: ScrollIntoViewOptions & { container: 'nearest' } = { block, container: 'nearest' };
  element.scrollIntoView(options);
}

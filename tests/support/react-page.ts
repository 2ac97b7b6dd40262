import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a page that React renders into; returns what shows an element there. */
export function reactPage(): (element: ReactNode) => Promise<HTMLElement> {
  let root: Root;
  let page: HTMLElement;
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    page = document.body.appendChild(document.createElement('main'));
    root = createRoot(page);
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });
  return async (element) => {
    await act(async () => root.render(element));
    return page;
  };
}

/** Waits for what a page shows: longer than `vi.waitFor` by itself, whose second may pass on a busy machine while one page is drawn. */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 10_000 },
  );

import { vi } from 'vitest';

// Files of unit tests share a process. Each still gets modules, a clock and a page of its own: what one keeps, mocks or
// shows another does not see.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if (globalThis.document) emptyPage();

function emptyPage(): void {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, '', '/');
}

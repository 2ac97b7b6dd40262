import { vi } from 'vitest';

// Files of unit tests share a process. Each still gets modules, storage and a page of its own: what one leaves or mocks another does not see.
vi.resetModules();
if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

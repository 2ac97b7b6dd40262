import { vi } from 'vitest';

// Files of unit tests share a process. Each still gets modules and storage of its own: what one keeps or mocks another does not see.
vi.resetModules();
if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
}

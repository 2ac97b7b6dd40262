import { vi } from 'vitest';

// Files of unit tests share a process. Each still gets modules of its own: what one keeps or mocks another does not see.
vi.resetModules();

import { limits } from './limits.ts';
import { exportUser, supervisor } from './people.ts';
import type { Task } from './task.ts';

export const TASKS: Readonly<Record<string, Task>> = { limits, supervisor, 'export-user': exportUser };

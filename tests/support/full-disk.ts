/**
 * Loaded before a server (`--import`): no file below `DATA_DIR` can be written while there is a file `full` beside it. In
 * threads too: they load what their process loads.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const marker = `${process.env.DATA_DIR}.full`;
const { writeSync, statfsSync, existsSync } = fs;

const write = (...args: Parameters<typeof writeSync>): number => {
  if (!existsSync(marker)) return writeSync(...args);
  const full = new Error('ENOSPC: no space left on device, write');
  throw Object.assign(full, { code: 'ENOSPC', errno: -28, syscall: 'write' });
};
const statfs = (path: fs.PathLike): fs.StatsFs =>
  Object.assign(statfsSync(path), existsSync(marker) && { bavail: 0 });
Object.assign(fs, { writeSync: write, statfsSync: statfs });
syncBuiltinESMExports();

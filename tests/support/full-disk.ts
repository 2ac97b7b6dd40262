/**
 * Loaded before a server (`--import`): no file below `DATA_DIR` can be written while there is a file `full` beside it, none but
 * PostgreSQL's log while there is a file `no-room`. In threads too: they load what their process loads.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const full = `${process.env.DATA_DIR}.full`;
const noRoom = `${process.env.DATA_DIR}.no-room`;
const { openSync, writeSync, statfsSync, existsSync } = fs;
const logs = new Set<number>();

const open = (...args: Parameters<typeof openSync>): number => {
  const descriptor = openSync(...args);
  if (String(args[0]).includes('pg_wal')) logs.add(descriptor);
  else logs.delete(descriptor);
  return descriptor;
};
const write = (...args: Parameters<typeof writeSync>): number => {
  const fails = existsSync(full) || (existsSync(noRoom) && !logs.has(args[0]));
  if (!fails) return writeSync(...args);
  const error = new Error('ENOSPC: no space left on device, write');
  throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write' });
};
const statfs = (path: fs.PathLike): fs.StatsFs =>
  Object.assign(statfsSync(path), existsSync(full) && { bavail: 0 });
Object.assign(fs, { openSync: open, writeSync: write, statfsSync: statfs });
syncBuiltinESMExports();

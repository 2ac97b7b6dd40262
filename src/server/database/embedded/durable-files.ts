/** NODEFS that syncs when PostgreSQL asks [PLUS-16]: PGlite's has no `fsync`, so that a power cut loses acknowledged rows (ADR 0040). */
import { closeSync, fdatasyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's parameters without `-F`, which turns `fsync` off; the other methods of syncing the log don't reach the file system. */
export const DURABLE_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
  // A checkpoint deletes old files of the log: recycled ones would stay as many as there ever were.
  ...['-c', 'wal_recycle=off'],
];

/** Log files of 4 MB in place of 16 for new folders: there are always one or two. */
export const INITIAL_PARAMETERS: readonly string[] = ['--wal-segsize=4'];

type Initialise = NodeFS['init'];
type Stream = { nfd: number };

export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Initialise>): ReturnType<Initialise> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: object) => {
      const { stream_ops: operations } = Reflect.get(module, 'NODEFS') as { stream_ops: object };
      Object.assign(operations, { fsync: ({ nfd }: Stream) => this.sync(nfd) });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  protected sync(descriptor: number): void {
    fdatasyncSync(descriptor);
  }
}

export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function syncFolder(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncFile(join(entry.parentPath, entry.name));
  syncFile(path);
}

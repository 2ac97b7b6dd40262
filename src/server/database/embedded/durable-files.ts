/**
 * The folder of the embedded database as a file system that writes to the disk when PostgreSQL asks for it [PLUS-16].
 *
 * PGlite's own has no `fsync`, and tells PostgreSQL not to call it: what was acknowledged stays in the memory of the operating
 * system, and a power cut loses it or leaves half of it (ADR 0040).
 */
import { closeSync, fdatasyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * Arguments of PostgreSQL's command line: PGlite's without `-F`, which turns `fsync` off. Of the ways to write its log only
 * `fsync` reaches the file system. The operating system caches files too, so that a small buffer costs no speed.
 */
export const DURABLE_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
];

type Initialise = NodeFS['init'];
/** An open file or folder, as Emscripten's NODEFS has it. */
type Stream = { nfd: number };

/** NODEFS with `fsync`, of files and of folders. */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Initialise>): ReturnType<Initialise> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: object) => {
      const { stream_ops: operations } = Reflect.get(module, 'NODEFS') as { stream_ops: object };
      Object.assign(operations, { fsync: ({ nfd }: Stream) => this.sync(nfd) });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  /** Writes what the operating system has of an open file to the disk. Throws what keeps it from that: PostgreSQL ends then. */
  protected sync(descriptor: number): void {
    fdatasyncSync(descriptor);
  }
}

/** Writes what the operating system has of a file, or of the names in a folder, to the disk. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a folder with all that is in it to the disk. */
export function syncFolder(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncFile(join(entry.parentPath, entry.name));
  syncFile(path);
}

/** A file system for the embedded database that tells what is on the disk from what was only written. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DurableFiles } from '#server/database/embedded/durable-files.ts';

const PAGE = 8192;

/** The functions of Emscripten's NODEFS that change a file. */
interface Operations {
  write: (stream: { nfd: number }, buffer: Uint8Array, from: number, length: number, at: number) => number;
  setattr: (stream: { nfd: number }, attributes: { size?: number }) => void;
}

/** A file or folder, under any name: its number and its birth, since numbers are given again. */
const idOf = ({ ino, birthtimeNs }: { ino: bigint; birthtimeNs: bigint }) => `${ino}-${birthtimeNs}`;
const idAt = (path: string) => idOf(lstatSync(path, { bigint: true }));

/** The folder of a database whose disk can be copied as a power cut leaves it, at any write. */
export class RecordedFiles extends DurableFiles {
  readonly #folder: string;
  readonly #disk: string;
  /** Pages of files that were written and not synchronised since. */
  readonly #dirty = new Map<string, Set<number>>();
  /** What the disk knows of folders: names, with the files that they are of. */
  readonly #listings = new Map<string, Map<string, string>>();
  readonly #folders = new Set<string>();
  /** Called before each write and each synchronisation. */
  onEvent: () => void = () => {};

  /** @param disk an empty folder for what is on the disk; all that is in `folder` counts as such. */
  constructor(folder: string, disk: string) {
    super(folder);
    this.#folder = folder;
    this.#disk = disk;
    this.#remember(folder);
  }

  override async init(...options: Parameters<DurableFiles['init']>): ReturnType<DurableFiles['init']> {
    const { emscriptenOpts } = await super.init(...options);
    const record = (module: object) => {
      const { stream_ops: operations } = Reflect.get(module, 'NODEFS') as { stream_ops: Operations };
      const { write, setattr } = operations;
      operations.write = (stream, buffer, from, length, at) => {
        this.onEvent();
        this.#note(stream.nfd, at, length);
        return write(stream, buffer, from, length, at);
      };
      operations.setattr = (stream, attributes) => {
        if (attributes.size !== undefined) this.#note(stream.nfd, attributes.size, 1);
        setattr(stream, attributes);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), record] } };
  }

  protected override sync(descriptor: number): void {
    this.onEvent();
    super.sync(descriptor);
    const stat = fstatSync(descriptor, { bigint: true });
    const path = readlinkSync(`/proc/self/fd/${descriptor}`);
    if (stat.isDirectory()) this.#list(path);
    else {
      this.#store(idOf(stat), descriptor, [...(this.#dirty.get(idOf(stat)) ?? [])]);
      this.#nameOnDisk(path);
    }
    this.#dirty.delete(idOf(stat));
  }

  /** Copies the disk to an empty folder. Of each page that was only written, `survives` says whether the disk has it nevertheless. */
  cut(target: string, survives: () => boolean): void {
    const paths = new Map(this.#pathsIn(this.#folder).map((path) => [idAt(path), path]));
    const copy = (id: string, to: string) => {
      if (this.#folders.has(id)) {
        mkdirSync(to, { recursive: true });
        for (const [name, entry] of this.#listings.get(id) ?? []) copy(entry, join(to, name));
        return;
      }
      const stored = join(this.#disk, id);
      if (existsSync(stored)) copyFileSync(stored, to);
      else writeFileSync(to, '');
      const now = paths.get(id);
      const pages = [...(this.#dirty.get(id) ?? [])].filter(survives);
      if (now !== undefined && pages.length > 0) copyPages(now, to, pages);
    };
    copy(idAt(this.#folder), target);
  }

  #note(descriptor: number, at: number, length: number): void {
    const id = idOf(fstatSync(descriptor, { bigint: true }));
    const pages = this.#dirty.get(id) ?? new Set();
    for (let page = Math.floor(at / PAGE); page * PAGE < at + length; page += 1) pages.add(page);
    this.#dirty.set(id, pages);
  }

  #pathsIn(folder: string): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    );
  }

  #remember(folder: string): void {
    this.#list(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.#remember(path);
      else copyFileSync(path, join(this.#disk, idAt(path)));
    }
  }

  #list(folder: string): void {
    const names = readdirSync(folder).map((name): [string, string] => [name, idAt(join(folder, name))]);
    this.#folders.add(idAt(folder));
    this.#listings.set(idAt(folder), new Map(names));
    for (const [name, id] of names) if (lstatSync(join(folder, name)).isDirectory()) this.#folders.add(id);
  }

  /** A file that is on the disk has its name there too: PostgreSQL relies on it, and ext4, XFS and Btrfs do so. */
  #nameOnDisk(path: string): void {
    if (path === this.#folder) return;
    const folder = dirname(path);
    const listing = this.#listings.get(idAt(folder)) ?? new Map<string, string>();
    listing.set(basename(path), idAt(path));
    this.#listings.set(idAt(folder), listing);
    this.#folders.add(idAt(folder));
    this.#nameOnDisk(folder);
  }

  #store(id: string, descriptor: number, pages: readonly number[]): void {
    const path = join(this.#disk, id);
    const target = openSync(path, existsSync(path) ? 'r+' : 'w+');
    // Written through another descriptor than the one that PostgreSQL may have opened for writing alone.
    const source = openSync(`/proc/self/fd/${descriptor}`, 'r');
    transferPages(source, target, pages);
    ftruncateSync(target, fstatSync(descriptor).size);
    closeSync(source);
    closeSync(target);
  }
}

function copyPages(from: string, to: string, pages: readonly number[]): void {
  const [source, target] = [openSync(from, 'r'), openSync(to, 'r+')];
  transferPages(source, target, pages);
  closeSync(source);
  closeSync(target);
}

function transferPages(source: number, target: number, pages: readonly number[]): void {
  const page = Buffer.alloc(PAGE);
  for (const number of pages) {
    const length = readSync(source, page, 0, PAGE, number * PAGE);
    if (length > 0) writeSync(target, page, 0, length, number * PAGE);
  }
}

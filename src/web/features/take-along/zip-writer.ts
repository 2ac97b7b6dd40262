/** Writes a zip piece by piece, so that no more than one file of it is in memory: what is written goes into blobs. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

interface ZipWriter {
  /** Adds a text, packed. */
  addText: (name: string, text: string) => void;
  /** Adds a file as it is: pictures and PDFs are packed already. */
  addFile: (name: string, content: Blob) => Promise<void>;
  end: () => Blob;
}

/** A zip to write into. */
export function createZip(): ZipWriter {
  const written: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pending.push(new Uint8Array(piece));
  });
  const flush = () => {
    written.push(new Blob(pending));
    pending = [];
  };
  return {
    addText: (name, text) => {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      entry.push(new TextEncoder().encode(text), true);
      flush();
    },
    addFile: async (name, content) => {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      const reader = content.stream().getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) entry.push(read.value);
      entry.push(new Uint8Array(), true);
      flush();
    },
    end: () => {
      zip.end();
      flush();
      return new Blob(written, { type: 'application/zip' });
    },
  };
}

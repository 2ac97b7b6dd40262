/** One file at a time in memory: output goes into blobs. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

interface ZipWriter {
  addText: (name: string, text: string) => void;
  /** Stored: pictures and PDFs are compressed. */
  addFile: (name: string, content: Blob) => Promise<void>;
  end: () => Blob;
}

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

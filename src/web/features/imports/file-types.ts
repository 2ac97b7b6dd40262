import type { ImportReader } from './import-result.ts';

/** Bytes that are read at the beginning and at the end. */
const HEAD_BYTES = 4096;
const TAIL_BYTES = 65_536;

/** Each character is one byte. */
export interface FileSample {
  head: string;
  tail: string;
}

interface FileType {
  /** Judges by content: names and declared types are unreliable. */
  isOf: (sample: FileSample) => boolean;
  load: () => Promise<ImportReader>;
}

const MAIL_FIELDS =
  /^(?:from|to|subject|date|received|return-path|delivered-to|message-id|mime-version|content-type):/gim;
/** One is not enough: any text may begin with a word and a colon. */
const FEWEST_MAIL_FIELDS = 2;

const HTML = /^<(?:!--|!doctype html|\?xml[\s\S]*<html|[a-z][\w-]*[\s>])/i;

/** Control characters that texts do not have. */
const BINARY = /(?![\t\n\f\r\u0080-\u009f])\p{Cc}/u;
const GEOJSON = /"type"\s*:\s*"(?:FeatureCollection|Feature)"/;

/** The directory at the end of a zip has the names. */
const isZipWith = ({ head, tail }: FileSample, name: string) =>
  head.startsWith('PK\u0003\u0004') && tail.includes(name);

const isMail = ({ head }: FileSample): boolean =>
  /^[\w-]+:|^From /.test(head) && (head.match(MAIL_FIELDS)?.length ?? 0) >= FEWEST_MAIL_FIELDS;

/** The first match decides, so the order matters. */
const FILE_TYPES: readonly FileType[] = [
  {
    isOf: (sample) => isZipWith(sample, 'pass.json'),
    load: async () => (await import('./bookings/pass.ts')).readPass,
  },
  {
    isOf: (sample) => isZipWith(sample, 'trip.json'),
    load: async () => (await import('./places/read-places.ts')).readTripPlaces,
  },
  {
    isOf: (sample) => isZipWith(sample, '.kml'),
    load: async () => (await import('./places/read-places.ts')).readKmz,
  },
  {
    isOf: ({ head }) => /<(?:gpx|kml)[\s>]/.test(head) && head.startsWith('<'),
    load: async () => (await import('./places/read-places.ts')).readXmlPlaces,
  },
  {
    isOf: ({ head }) => /^\{/.test(head) && GEOJSON.test(head),
    load: async () => (await import('./places/read-places.ts')).readGeoJson,
  },
  {
    isOf: ({ head }) => /^(?:Title|Titre),.*\bURL\b/m.test(head),
    load: async () => (await import('./places/read-places.ts')).readSavedList,
  },
  {
    isOf: ({ head }) => /^BEGIN:VCALENDAR/i.test(head),
    load: async () => (await import('./bookings/calendar.ts')).readCalendar,
  },
  { isOf: isMail, load: async () => (await import('./bookings/mail.ts')).readMail },
  {
    isOf: ({ head }) => HTML.test(head) || /^[[{]/.test(head),
    load: async () => (await import('./bookings/page.ts')).readPage,
  },
];

const PLAIN_TEXT: FileType = {
  isOf: ({ head }) => !BINARY.test(head),
  load: async () => (await import('./bookings/words/read-words.ts')).readPlainText,
};

export const readerOf = (sample: FileSample): FileType['load'] | null =>
  [...FILE_TYPES, PLAIN_TEXT].find(({ isOf }) => isOf(sample))?.load ?? null;

/** Texts, pictures and PDFs are not for import but for documents. */
export const isForImport = (sample: FileSample): boolean => FILE_TYPES.some(({ isOf }) => isOf(sample));

/** Reads both ends of a file, without BOM and leading space. */
export async function sampleOf(file: Blob): Promise<FileSample> {
  const [head, tail] = await Promise.all([
    latin1(file.slice(0, HEAD_BYTES)),
    latin1(file.slice(Math.max(0, file.size - TAIL_BYTES))),
  ]);
  return { head: head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart(), tail };
}

const latin1 = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await part.arrayBuffer());

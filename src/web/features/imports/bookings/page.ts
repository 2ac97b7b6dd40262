import { type BookingsResult, ImportError, type ImportReader } from '../import-result.ts';
import type { Reservation } from './reservation.ts';
import { jsonLdNodes } from './schema-org/json-ld.ts';
import { microdataNodes } from './schema-org/microdata.ts';
import { schemaOrgReservations } from './schema-org/reservations.ts';

export const LONGEST_PAGE = 5_000_000;

/** Reads HTML files, pasted HTML and bare JSON-LD. */
export const readPage: ImportReader<BookingsResult> = async (file) => {
  if (file.size > LONGEST_PAGE) throw new ImportError('tooLarge');
  const text = decoded(await file.arrayBuffer());
  const isHtml = text.startsWith('<');
  const marked = isHtml ? pageReservations(text) : schemaOrgReservations(jsonLdNodes(text));
  const reservations = isHtml && marked.length === 0 ? await pageWordReservations(text) : marked;
  if (reservations.length === 0) throw new ImportError('nothingFound');
  return { type: 'bookings', reservations };
};

export function pageReservations(html: string): Reservation[] {
  const page = parsed(html);
  const scripts = [...page.querySelectorAll('script[type="application/ld+json" i]')];
  const nodes = scripts.flatMap((script) => jsonLdNodes(script.textContent));
  return schemaOrgReservations([...nodes, ...microdataNodes(page)]);
}

/** Is loaded for a page without markup; `title` is read before it. */
export async function pageWordReservations(html: string, title = ''): Promise<Reservation[]> {
  const { htmlText } = await import('./words/text/html-text.ts');
  const { textReservations } = await import('./words/read-words.ts');
  return textReservations(`${title}\n\n${htmlText(parsed(html))}`);
}

/** A parsed document runs and loads nothing. */
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Decodes by the page's declared encoding, else UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2048));
  const [, named = 'utf-8'] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(named).decode(bytes).trimStart();
  } catch {
    return new TextDecoder().decode(bytes).trimStart(); // The declared encoding does not exist.
  }
}

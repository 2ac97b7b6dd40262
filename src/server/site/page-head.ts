/** Writes elements of a page's head as markup. Pure. */
import type { RenderedPage } from '#web/routes/renderer.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside an element or an attribute in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON inside a script element: nothing in it ends the element. */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

/** The markup of the elements. */
export function headMarkup(elements: RenderedPage['head']['elements']): string {
  return elements
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
      return `<${tag}${written.join('')}>${tag === 'script' ? `${text ?? ''}</script>` : ''}`;
    })
    .join('');
}

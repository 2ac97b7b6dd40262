import type { RenderedPage } from '#web/routes/renderer.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

export function headMarkup(elements: RenderedPage['head']['elements']): string {
  return elements
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
      return `<${tag}${written.join('')}>${tag === 'script' ? `${text ?? ''}</script>` : ''}`;
    })
    .join('');
}

/** Landscapes as PNG, since social networks take no SVG (ADR 0022); each drawn once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANDSCAPE_KINDS } from '#web/artwork/landscape-choice.ts';

const NAME = new RegExp(`^(${LANDSCAPE_KINDS.join('|')})-[123]-(day|evening)$`);
const WIDTH = 1200;
const HEIGHT = 630;

const SIGN =
  '<g transform="translate(64 500)"><rect width="116" height="84" rx="10" fill="#f8f4ec"/><g transform="translate(15 12) scale(1.85)" fill="none" stroke="#005d67" stroke-width="3.2" stroke-linecap="round"><path d="M6 16H35.5A11 11 0 1 0 32.2 24"/><path d="M5 16h.01" stroke-width="8.6"/></g></g>';

/** Draws `/og/{name}.png`; undefined: no such drawing. */
export function createPictures(folder: string) {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return (name: string): Promise<Uint8Array<ArrayBuffer>> | undefined => {
    const file = join(folder, `${name}.svg`);
    if (!NAME.test(name) || !existsSync(file)) return undefined;
    const picture = drawn.get(name) ?? draw(readFileSync(file, 'utf8'));
    drawn.set(name, picture);
    // The next request draws a failed one again.
    picture.catch(() => drawn.delete(name));
    return picture;
  };
}

async function draw(landscape: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Resvg } = await import('@resvg/resvg-js');
  const inner = landscape.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}${SIGN}</svg>`;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } });
  return new Uint8Array(image.render().asPng());
}

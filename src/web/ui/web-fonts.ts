import brygada from './styles/brygada.woff2?url';
import figtree from './styles/figtree.woff2?url';

const FONTS = { 'Figtree Variable': figtree, 'Brygada 1918 Variable': brygada };

/**
 * Makes two fonts known, a serif that speaks and a sans that informs, Latin alone: each is fetched once a text is in it. Called
 * once the page works: on a slow line its scripts come first, and the fonts of fonts.css have the same measures.
 */
export function addWebFonts(): void {
  for (const [family, address] of Object.entries(FONTS))
    document.fonts.add(
      new FontFace(family, `url(${address}) format("woff2")`, { weight: '400 700', display: 'swap' }),
    );
}

import brygada from './styles/brygada.woff2?url';
import figtree from './styles/figtree.woff2?url';

const FONTS = { 'Figtree Variable': figtree, 'Brygada 1918 Variable': brygada };

/** Adds Latin fonts on use, after the scripts; fonts.css has fallbacks of the same measures. */
export function addWebFonts(): void {
  for (const [family, address] of Object.entries(FONTS))
    document.fonts.add(
      new FontFace(family, `url(${address}) format("woff2")`, { weight: '400 700', display: 'swap' }),
    );
}

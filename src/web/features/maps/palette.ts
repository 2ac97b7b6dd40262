/** Colours are `rgb(…)`: map libraries support neither OKLCH nor CSS variables. */
export interface Palette {
  land: string;
  block: string;
  street: string;
  water: string;
  green: string;
  way: string;
  track: string;
  border: string;
  text: string;
  waterText: string;
}

const TOKENS = {
  land: '--map-land',
  block: '--map-block',
  street: '--map-street',
  water: '--map-water',
  green: '--map-green',
  way: '--lagoon',
  track: '--coral',
  border: '--line-strong',
  text: '--ink-soft',
  waterText: '--lagoon',
} as const satisfies Record<keyof Palette, string>;

export function readPalette(element: HTMLElement): Palette {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = document.createElement('i');
  // With reduced motion a zero-length transition would still give the previous colour.
  probe.style.transition = 'none';
  element.append(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(${token})`;
    if (!context) return '#888';
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const palette: Palette = {
    land: colourOf(TOKENS.land),
    block: colourOf(TOKENS.block),
    street: colourOf(TOKENS.street),
    water: colourOf(TOKENS.water),
    green: colourOf(TOKENS.green),
    way: colourOf(TOKENS.way),
    track: colourOf(TOKENS.track),
    border: colourOf(TOKENS.border),
    text: colourOf(TOKENS.text),
    waterText: colourOf(TOKENS.waterText),
  };
  probe.remove();
  return palette;
}

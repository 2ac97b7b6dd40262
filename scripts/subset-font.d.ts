/** What of `subset-font` is used here; its own types lag behind its options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features that stay. */
    keepFeatures: readonly string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  /** @returns the font, with the glyphs of a text alone */
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const LOCALES = new URL('../../src/i18n/locales/', import.meta.url);

interface Keys {
  areas: ReadonlySet<string>;
  /** Keys of every area, with and without their plural's ending. */
  keys: ReadonlySet<string>;
  /** What the keys stand for, in either language: a word may be both, as `today` is. */
  texts: ReadonlySet<string>;
}

/** The keys of all texts: both languages have the same ones. */
export async function readKeys(): Promise<Keys> {
  const files = readdirSync(new URL('fr/', LOCALES)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files
      .flatMap((file) => [`fr/${file}`, `en/${file}`])
      .map(async (file) => {
        const module: { default: Record<string, string> } = await import(new URL(file, LOCALES).href);
        return Object.entries(module.default);
      }),
  );
  const entries = modules.flat();
  return {
    areas: new Set(files.map((file) => file.replace(/\.ts$/, ''))),
    keys: new Set(entries.flatMap(([key]) => [key, key.replace(/_(one|many|other)$/, '')])),
    texts: new Set(entries.map(([, text]) => text)),
  };
}

/**
 * What of these texts is none: a key with its area (`trip:days`, `trip.days`), a key alone, a placeholder that nothing
 * filled, or a value that has no text.
 */
export function rawParts(texts: readonly string[], { areas, keys, texts: known }: Keys): string[] {
  return texts.filter((text) => {
    if (/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /.test(text)) return true;
    if (keys.has(text) && !known.has(text)) return true;
    const words = text.match(/[\w-]+(?:[.:][\w-]+)*/g) ?? [];
    return words.some((word) => {
      const [area = '', key = ''] = word.split(/[.:]/);
      return (areas.has(area) && keys.has(key)) || (/[a-z][A-Z]|_/.test(word) && keys.has(word));
    });
  });
}

/** All that a page says: its texts, seen or spoken, its names, hints and descriptions, its title. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NAMES = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'];
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) found.push(...NAMES.map((name) => node.getAttribute(name) ?? ''));
      else if (!node.parentElement?.closest('script, style, noscript')) found.push(node.textContent ?? '');
    }
    const described = document.querySelectorAll('meta[name=description], meta[property^="og:"]');
    found.push(...[...described].map((meta) => meta.getAttribute('content') ?? ''));
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
  });
}

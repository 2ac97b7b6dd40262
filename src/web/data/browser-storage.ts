/** Storage that never throws: a full or blocked one must not take the page down. Unparsable values are absent. */

export type StorageArea = 'local' | 'session';

function areaOf(area: StorageArea): Storage | null {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null; // Browsers throw here when the user blocks site data.
  }
}

export function readText(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function keysOf(area: StorageArea, beginning: string): string[] {
  try {
    return Object.keys(areaOf(area) ?? {}).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Reads any value, whose shape is for the caller to check; null: none. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readText(area, key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a text; a failure by quota or block only costs the convenience. */
export function writeText(area: StorageArea, key: string, text: string): void {
  try {
    areaOf(area)?.setItem(key, text);
  } catch (error) {
    console.warn(`Could not keep "${key}" in ${area} storage.`, error);
  }
}

export function writeJson(area: StorageArea, key: string, value: unknown): void {
  writeText(area, key, JSON.stringify(value));
}

export function remove(area: StorageArea, key: string): void {
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Without access to the storage nothing was stored either.
  }
}

import type { StyleSpecification } from 'maplibre-gl';

/** Milliseconds. */
const PATIENCE_MS = 6000;

/** Null: none configured or reachable, or invalid. */
export async function fetchStyle(url: string | null): Promise<StyleSpecification | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const style: unknown = response.ok ? await response.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  return Reflect.get(value, 'version') === 8 && Array.isArray(Reflect.get(value, 'layers'));
}

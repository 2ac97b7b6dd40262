import { describe, expect, it } from 'vitest';
import { documentTitle } from './model.ts';

describe('the head of the document', () => {
  it('[SHELL-2] is titled by the application, else by the product', () => {
    expect(documentTitle(null, 'Escale, le carnet de voyage')).toBe('Escale, le carnet de voyage');
    expect(documentTitle(null, '')).toBe('Escale');
  });

  it('[SHELL-2] names the page before the product', () => {
    expect(documentTitle('Contact', 'Escale, le carnet de voyage')).toBe('Contact — Escale');
    expect(documentTitle('שבוע!', '')).toBe('\u2068שבוע!\u2069 — Escale');
  });
});

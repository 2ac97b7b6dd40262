import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, isHttpsTemplate, unknownPlaceholders } from './link-templates.ts';

const TEMPLATE =
  'https://stays.example/{lang}/search?city={destination}&in={start_date}&out={end_date}&aid=7';
const values = (destination: string) => ({
  destination,
  start_date: '2026-12-01',
  end_date: '2026-12-05',
  lang: 'fr',
});

describe('the address of a partner', () => {
  it('[PUB-5] is filled with the destination, the dates and the language', () => {
    expect(fillTemplate(TEMPLATE, values('São Paulo & Rio'))).toBe(
      'https://stays.example/fr/search?city=S%C3%A3o%20Paulo%20%26%20Rio&in=2026-12-01&out=2026-12-05&aid=7',
    );
  });

  it('[PUB-5] leads to the same host for any name of a destination', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (destination) => {
        const url = new URL(fillTemplate(TEMPLATE, values(destination)));
        expect(url.host).toBe('stays.example');
        expect(url.searchParams.get('city')).toBe(destination);
        expect(url.searchParams.get('aid')).toBe('7');
      }),
    );
  });

  it.each([
    'http://stays.example/',
    'javascript:alert(1)',
    'https://{destination}.example/',
    'https://stays.example@evil.example/',
    'https://stays.example\\@evil.example/',
    'https://',
    'stays.example',
    '',
  ])('%j is no address to lead people to', (template) => {
    expect(isHttpsTemplate(template)).toBe(false);
  });

  it('may have gaps in its path and query', () => {
    expect(isHttpsTemplate(TEMPLATE)).toBe(true);
    expect(isHttpsTemplate('https://stays.example')).toBe(true);
    expect(unknownPlaceholders(TEMPLATE)).toEqual([]);
  });

  it('has no gap that nothing fills', () => {
    expect(unknownPlaceholders('https://stays.example/?a={city}&b={lang}&c={}')).toEqual(['{city}', '{}']);
  });
});

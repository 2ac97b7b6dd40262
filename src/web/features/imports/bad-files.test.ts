// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readBookings } from '#tests/support/item-lines.ts';
import { LARGEST_FILE, readImport } from './queries.ts';

const script = (json: string) => `<!doctype html><script type="application/ld+json">${json}</script>`;
const meal = (name: string) =>
  `{"@type":"FoodEstablishmentReservation","startTime":"2027-05-04T20:30","reservationFor":{"@type":"Restaurant","name":${name}}}`;

test.each([
  ['nothing', '', 'empty'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'unknownType'],
  ['a sentence', 'Votre vol est confirmé : à demain.', 'nothingFound'],
  ['a program', '#!/bin/sh\nrm', 'nothingFound'],
  ['a page without markup', '<!doctype html><p>Bonjour</p>', 'nothingFound'],
  ['a page whose markup is cut off', script('{"@type":"FlightReservation",'), 'nothingFound'],
  ['a booking without a time', script('{"@type":"FoodEstablishmentReservation"}'), 'nothingFound'],
  ['a day that no calendar has', script(meal('"A"').replace('05-04', '02-30')), 'nothingFound'],
  [
    'entities that grow',
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'b'.repeat(999)}">]><html>&a;</html>`,
    'nothingFound',
  ],
  ['a page of six megabytes', `<!doctype html>${'<p>a</p>'.repeat(800_000)}`, 'tooLarge'],
])('[PLUS-13] %s: it says why', async (_, text, problem) => {
  await expect(readBookings(text)).rejects.toMatchObject({ problem });
});

test('[PLUS-13] a file of more than 25 MB is not opened', async () => {
  const large = new Blob([new Uint8Array(LARGEST_FILE + 1)]);
  const open = vi.spyOn(large, 'slice');
  await expect(readImport(large)).rejects.toMatchObject({ problem: 'tooLarge' });
  expect(open).not.toHaveBeenCalled();
});

test('[PLUS-13] markup within markup is read to a depth, and to a number of things', async () => {
  const deep = `${'{"@type":"Thing","about":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  await expect(readBookings(script(deep))).rejects.toMatchObject({ problem: 'nothingFound' });
  const nested = `<!doctype html>${'<div itemscope itemprop=about>'.repeat(400)}`;
  await expect(readBookings(nested)).rejects.toMatchObject({ problem: 'nothingFound' });
  const itself = `{"@graph":[{"@id":"#a","@type":"Thing","about":{"@id":"#a"}},${meal('"Le Phare"')}]}`;
  expect((await readBookings(script(itself))).reservations).toHaveLength(1);
  const many = `[${Array.from({ length: 5000 }, () => meal('"Le Phare"')).join()}]`;
  expect((await readBookings(script(many))).reservations).toHaveLength(1);
});

test('[PLUS-13] no script of a page or a mail is run', async () => {
  const html = `${script(meal('"Le Phare"'))}<script>globalThis.hasRun = true</script><img src=x onerror="globalThis.hasRun = true">`;
  for (const text of [html, `From: a@b.example\nTo: c@d.example\nContent-Type: text/html\n\n${html}`])
    expect((await readBookings(text)).reservations[0]?.title).toBe('Le Phare');
  expect(Reflect.get(globalThis, 'hasRun')).toBeUndefined();
});

test('[PLUS-13] JSON as mails have it is mended: comments, a comma too many, line breaks in texts', async () => {
  const json = `<!--\n[${meal('"Le\nPhare"').replace('}}', ',}}')},]\n-->;`;
  expect((await readBookings(script(json))).reservations[0]?.title).toBe('Le Phare');
  expect((await readBookings(meal('"Au Port"'))).reservations[0]?.title).toBe('Au Port');
});

test('[PLUS-13] a page is read in the encoding that it names', async () => {
  const page = `<!doctype html><meta charset="iso-8859-1">${script(meal('"Café du Phare"'))}`;
  const { reservations } = await readBookings(Buffer.from(page, 'latin1'));
  expect(reservations[0]?.title).toBe('Café du Phare');
});

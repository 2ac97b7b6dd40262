import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { BOARDING_PASS, EVENT_TICKET, passFile, SEMANTIC_PASS } from '#tests/fixtures/bookings/passes.ts';
import { itemLines, readBookings } from '#tests/support/item-lines.ts';

test.each([
  ['by its fields', BOARDING_PASS, 'plane | KO 981 | 2027-05-06 19:10 | LIS > CDG | PASS01 4C'],
  [
    'by what Apple names',
    SEMANTIC_PASS,
    'plane | KO981 | 2027-05-06 19:50 | 150 min | LIS > CDG | PASS01 4C | 129 EUR | terminal 1',
  ],
  [
    'of a concert',
    EVENT_TICKET,
    'show | Quatuor des Marées | 2027-05-05 21:00 | 60 min | Teatro do Farol @38.71,-9.14 | F14',
  ],
  ['that was taken back', { ...EVENT_TICKET, voided: true }, 'cancelled | show'],
])('[PLUS-13] a wallet pass is read %s', async (_, description, line) => {
  const { reservations } = await readBookings(passFile(description));
  const [first = ''] = await itemLines(reservations);
  expect(first.startsWith(line)).toBe(true);
});

test('[PLUS-13] a booking has no price in a currency that trips do not know: it would be refused', async () => {
  const totalPrice = { amount: '950.00', currencyCode: 'HRK' };
  const semantics = { ...SEMANTIC_PASS.semantics, totalPrice };
  const { reservations } = await readBookings(passFile({ ...SEMANTIC_PASS, semantics }));
  expect(await itemLines(reservations)).toEqual([
    'plane | KO981 | 2027-05-06 19:50 | 150 min | LIS > CDG | PASS01 4C | terminal 1',
  ]);
});

test('[PLUS-13] of a zip nothing but the description is taken out, with other entries beside it and paths out of the zip', async () => {
  const bomb = { '../../pass.json': strToU8('{}'), 'strip.png': new Uint8Array(50_000_000) };
  const { reservations } = await readBookings(passFile(BOARDING_PASS, bomb));
  expect(reservations).toHaveLength(1);
});

test('[PLUS-13] a description that says it is huge is refused; one that is larger than it says is cut off', async () => {
  const zip = zipSync({
    'pass.json': strToU8(JSON.stringify({ ...BOARDING_PASS, padding: 'a'.repeat(2_000_000) })),
  });
  await expect(readBookings(Buffer.from(zip))).rejects.toMatchObject({ problem: 'tooLarge' });
  const lying = Buffer.from(zip);
  lying.writeUInt32LE(100, lying.indexOf('PK\u0003\u0004') + 22);
  lying.writeUInt32LE(100, lying.indexOf('PK\u0001\u0002') + 24);
  await expect(readBookings(lying)).rejects.toMatchObject({ problem: 'unreadable' });
});

test('[PLUS-13] a pass that is no zip, or whose description is no JSON, can’t be read', async () => {
  await expect(readBookings(Buffer.from('PK\u0003\u0004 pass.json'))).rejects.toMatchObject({
    problem: 'unreadable',
  });
  await expect(readBookings(passFile({}))).rejects.toMatchObject({ problem: 'nothingFound' });
});

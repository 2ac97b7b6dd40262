// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { MAIL_FILES } from '#tests/fixtures/bookings/mail-files.ts';
import { BOOKING_MAILS } from '#tests/fixtures/bookings/mails.ts';
import { itemLines, readBookings } from '#tests/support/item-lines.ts';

test.each(BOOKING_MAILS)('[PLUS-13] a mail is read: $name', async ({ bytes, items }) => {
  const { reservations } = await readBookings(bytes);
  expect(await itemLines(reservations)).toEqual(items);
});

test.each(MAIL_FILES.filter(({ items }) => items.length > 0))(
  '[PLUS-13] a mail as companies write it is read: $name',
  async ({ bytes, items }) => {
    const { reservations } = await readBookings(bytes);
    expect(await itemLines(reservations)).toEqual(items);
  },
);

test.each(MAIL_FILES.filter(({ items }) => items.length === 0))(
  '[PLUS-13] nothing is proposed of a mail without a certain booking: $name',
  async ({ bytes }) => {
    await expect(readBookings(bytes)).rejects.toMatchObject({ problem: 'nothingFound' });
  },
);

test('[PLUS-13] a page without markup is read by its words', async () => {
  const page =
    '<!DOCTYPE html><title>Ma réservation</title><h1>Votre réservation est confirmée</h1><table><tr><td>Hôtel</td><td>Hôtel du Quai</td></tr><tr><td>Arrivée</td><td>vendredi 11 juin 2027</td></tr><tr><td>Départ</td><td>dimanche 13 juin 2027</td></tr></table>';
  const { reservations } = await readBookings(page);
  expect(await itemLines(reservations)).toEqual([
    'stay | Hôtel du Quai | 2027-06-11 14:00 - 2027-06-13 11:00 | Hôtel du Quai',
  ]);
});

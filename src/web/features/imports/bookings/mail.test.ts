// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { BOOKING_MAILS } from '#tests/fixtures/bookings/mails.ts';
import { itemLines, readBookings } from '#tests/support/item-lines.ts';

test.each(BOOKING_MAILS)('[PLUS-13] a mail is read: $name', async ({ bytes, items }) => {
  const { reservations } = await readBookings(bytes);
  expect(await itemLines(reservations)).toEqual(items);
});

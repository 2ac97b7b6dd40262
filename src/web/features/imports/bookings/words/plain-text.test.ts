import { expect, test } from 'vitest';
import { itemLines } from '#tests/support/item-lines.ts';
import { textReservations } from './read-words.ts';

const FRENCH = `Bonjour Camille,
Votre réservation est confirmée. Référence de dossier : KLM9X2
Vol KO 276 — lundi 3 mai 2027
Paris (CDG) 10h35 → Tokyo (NRT) 06h15, mardi 4 mai 2027
Vol KO275, 12 mai 2027, NRT → CDG, 11:50 – 18:05
Prix : 1 204,80 €`;

test('[PLUS-13] flights are read from the words of a French mail without markup', async () => {
  expect(await itemLines(textReservations(FRENCH))).toEqual([
    'plane | KO 276 | 2027-05-03 10:35 | 760 min | CDG > NRT | KLM9X2 | 1204.8 EUR',
    'plane | KO 275 | 2027-05-12 11:50 | 795 min | NRT > CDG | KLM9X2',
  ]);
});

test('[PLUS-13] flights are read from the words of an English mail', async () => {
  const text =
    'Your booking reference: ZULU77\nFlight KO 12 on May 3, 2027\nDeparts Paris (CDG) 10:35 AM\nArrives Lisbon (LIS) 12:10 PM';
  expect(await itemLines(textReservations(text))).toEqual([
    'plane | KO 12 | 2027-05-03 10:35 | 155 min | CDG > LIS | ZULU77',
  ]);
});

test('[PLUS-13] a flight arrives as many days later as stand after its hour', async () => {
  const flight = (arrival: string) =>
    textReservations(`Booking reference: ZULU77\nFlight KO 276, 3 May 2027\nCDG → NRT, 22:35 – ${arrival}`);
  expect(
    await itemLines(
      [
        '17:15+1',
        '17:15 (+1)',
        '17:15 +1 j',
        '17:15',
        '17:15 + 1 stop',
        '17:15 (+1 GMT)',
        '17:15 +1:00',
      ].flatMap(flight),
    ),
  ).toEqual([
    ...Array.from({ length: 3 }, () => 'plane | KO 276 | 2027-05-03 22:35 | 700 min | CDG > NRT | ZULU77'),
    ...Array.from({ length: 4 }, () => 'plane | KO 276 | 2027-05-03 22:35 | CDG > NRT | ZULU77'),
  ]);
});

test.each([
  'Votre vol est à 10h35 demain.',
  'Vol KO 276 le 3 mai 2027 à 10h35.',
  'Flight KO 12, (CDG) to (LIS), 10:35',
  'Vol KO 276, 31 février 2027, CDG → NRT, 10:35',
  'Au vol 300 on préfère 12 pains (ABC) (DEF) le 3 mai 2027 à 10:35',
])('[PLUS-13] nothing is guessed from %j', (text) => {
  expect(textReservations(text)).toEqual([]);
});

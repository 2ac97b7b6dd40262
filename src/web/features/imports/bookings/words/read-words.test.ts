import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemLines } from '#tests/support/item-lines.ts';
import { wordReservations } from './read-words.ts';

const CONFIRMED = 'Your booking is confirmed. Booking reference: QW7RTY\n';
const CONFIRMÉ = 'Votre réservation est confirmée. Référence : QW7RTY\n';

test.each([
  ['a day without a year', `${CONFIRMÉ}Hôtel : Mirador\nArrivée : samedi 8 mai\nDépart : mardi 11 mai`],
  ['one end of a stay', `${CONFIRMÉ}Hôtel : Mirador\nArrivée : samedi 8 mai 2027 à 15h`],
  [
    'a departure before the arrival',
    `${CONFIRMÉ}Hôtel : Mirador\nArrivée : 11 mai 2027\nDépart : 8 mai 2027`,
  ],
  [
    'a weekday of another day',
    `${CONFIRMÉ}Hôtel : Mirador\nArrivée : lundi 8 mai 2027\nDépart : mardi 11 mai 2027`,
  ],
  ['days of either order', `${CONFIRMED}Hotel: Mirador\nCheck-in: 05/08/2027\nCheck-out: 05/11/2027`],
  ['two arrivals', `${CONFIRMED}Check-in: 8 May 2027\nCheck-in: 9 May 2027\nCheck-out: 11 May 2027`],
  ['a journey to nowhere', `${CONFIRMÉ}Train : 6607\nDépart : 7 mai 2027 08h07, Paris`],
  ['a journey without an hour', `${CONFIRMÉ}Train : 6607\nDépart : 7 mai 2027, Paris\nArrivée : Lyon`],
  [
    'a journey with two hours of departure',
    `${CONFIRMÉ}Train : 6607\nDépart : 7 mai 2027 08h07 ou 09h07, Paris\nArrivée : Lyon`,
  ],
  [
    'a journey by unknown means',
    `${CONFIRMÉ}Départ : 7 mai 2027 08h07, Paris\nArrivée : 7 mai 2027 10h04, Lyon`,
  ],
  ['three stops in a row', `${CONFIRMÉ}Train 6607\n7 mai 2027\n08h07 Paris\n09h10 Dijon\n10h04 Lyon`],
  [
    'a table on two days',
    `${CONFIRMÉ}Restaurant : Lareira\nDate : 4 mai 2027\nDate : 5 mai 2027\nHeure : 20h30`,
  ],
  ['a table without an hour', `${CONFIRMED}Restaurant: Lareira\nDate: 4 May 2027\nParty size: 4`],
  [
    'an hour of either half of the day',
    `${CONFIRMED}Restaurant: Lareira\nDate: 4 May 2027\nTime: 8:30\nParty size: 4`,
  ],
  ['an event without a name', `${CONFIRMED}Date: 4 May 2027\nTime: 20:30\nVenue: Riverside Theatre`],
  ['a car that does not come back', `${CONFIRMED}Car hire\nPick-up: 4 May 2027 10:00, Porto`],
  ['labels without a booking', 'Hôtel : Mirador\nArrivée : 8 mai 2027\nDépart : 11 mai 2027'],
  [
    'what may be confirmed',
    'Once your booking is confirmed, you will see this:\nHotel: Mirador\nCheck-in: 8 May 2027\nCheck-out: 11 May 2027',
  ],
  [
    'an invoice',
    'Invoice number: 4471\nBooking: QW7RTY\nHotel: Mirador\nCheck-in: 8 May 2027\nCheck-out: 11 May 2027',
  ],
  [
    'an offer with a reference',
    'Croisière\nRéf. : AZUR2027\nNavire : Azur\nDépart : 8 mai 2027 18h00, Marseille\nArrivée : 9 mai 2027 08h00, Ajaccio',
  ],
  ['a programme', `${CONFIRMÉ}Excursion en autocar\n8 mai 2027\n09h00 Visite du château\n12h00 Déjeuner`],
  ['a parking space', `${CONFIRMÉ}Arrivée : 3 mai 2027 à 08h00\nDépart : 6 mai 2027 à 20h00\nParking P2`],
  ['a place for a dog', `${CONFIRMED}Kennel\nCheck-in: 8 May 2027\nCheck-out: 11 May 2027\nDog: Rex`],
  ['an insurance', `${CONFIRMÉ}Assurance\nDates : du 3 mai 2027 au 12 mai 2027`],
  ['a festival', `${CONFIRMÉ}Festival : Les Embruns\nDates : du 2 au 4 juillet 2027\nEmplacement de camping`],
  [
    'a massage',
    `${CONFIRMÉ}Soin : massage\nDate : 8 mai 2027\nHeure : 15h00\nDéjeuner sur demande\nNombre de personnes : 2`,
  ],
  [
    'days before and after a change',
    `${CONFIRMÉ}Hôtel : Mirador\nArrivée : 9 mai 2027\nDépart : 11 mai 2027\n> Arrivée : 8 mai 2027\n> Départ : 11 mai 2027`,
  ],
  [
    'trains before and after a change',
    `${CONFIRMÉ}Nouveau train\nTrain : 6611\nDépart : 7 mai 2027 10h07, Paris\nArrivée : 12h04, Lyon\nAncien train\nTrain : 6607\nDépart : 7 mai 2027 08h07, Paris\nArrivée : 10h04, Lyon`,
  ],
  [
    'prose',
    'Nous avons réservé : on arrive le samedi 8 mai 2027 à 15h00, départ le mardi 11 mai 2027 au matin.',
  ],
])('[PLUS-13] nothing is guessed from %s', (_, text) => {
  expect(wordReservations(text)).toEqual([]);
});

test('[PLUS-13] conditions do not cancel a booking', async () => {
  const stay = 'Hotel: Mirador\nCheck-in: 8 May 2027\nCheck-out: 11 May 2027';
  const lines = await Promise.all(
    [
      `${CONFIRMED}If your booking is cancelled after 1 May, one night is charged.\n${stay}`,
      `${CONFIRMED}Free cancellation of your booking until 6 May 2027.\n${stay}`,
      `Your booking QW7RTY has been cancelled.\n${stay}`,
    ].map((text) => itemLines(wordReservations(text))),
  );
  expect(lines.flat().map((line) => line.split(' | ')[0])).toEqual(['stay', 'stay', 'cancelled']);
});

test('[PLUS-13] what is paid is no price where there is a balance; several totals are none', async () => {
  const stay = 'Hotel: Mirador\nCheck-in: 8 May 2027\nCheck-out: 11 May 2027\n';
  const prices = await Promise.all(
    [
      'Amount paid: £50.00\nBalance due: £200.00',
      'Amount paid: £250.00',
      'Total: £250.00\nTotal price: £260.00',
      'Total: $250.00',
      'Price: £80.00 per night',
      'Price: VAT incl. TTC 250.00 EUR',
    ].map(async (text) => itemLines(wordReservations(`${CONFIRMED}${stay}${text}`))),
  );
  expect(prices.flat().map((line) => line.split(' | ')[5] ?? '')).toEqual([
    '',
    '250 GBP',
    '',
    '',
    '',
    '250 EUR',
  ]);
});

test('[PLUS-13] a place before its day or hour is named without the word between them', async () => {
  const texts = [
    `${CONFIRMÉ}Train : 6607\nDépart : Paris le 7 mai 2027 à 08h07\nArrivée : Lyon vers 10h04`,
    `${CONFIRMED}Train: 6607\nDeparture: Paris on 7 May 2027 at 10:07\nArrival: Lyon at 12:04`,
  ];
  const lines = await Promise.all(texts.map((text) => itemLines(wordReservations(text))));
  expect(lines.flat()).toEqual([
    'train | Train 6607 | 2027-05-07 08:07 | 117 min | Paris > Lyon | QW7RTY',
    'train | Train 6607 | 2027-05-07 10:07 | 117 min | Paris > Lyon | QW7RTY',
  ]);
});

const PIECES = [
  'Arrivée',
  'Départ',
  ' : ',
  ':',
  '\n',
  '\n\n',
  '\t',
  '  ',
  ' ',
  'samedi 8 mai 2027',
  '08/05/2027',
  'à partir de 15h00',
  '3:00 PM',
  'Check-in',
  'Check-out',
  'Train 6607',
  'Vol KO 276',
  '(CDG)',
  ' → ',
  'Rennes',
  'Paris',
  CONFIRMED,
  CONFIRMÉ,
  'Total',
  '1 204,80 €',
  '> ',
  'De : ',
  'Objet : ',
  'Date',
  'Heure',
  'Restaurant',
  '4 personnes',
  'Prise en charge',
  'Retour',
];

test('[PLUS-13] no text makes the reader of words throw', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme' })), {
    maxLength: 60,
  });
  fc.assert(fc.property(words, (pieces) => Array.isArray(wordReservations(pieces.join('')))));
});

test.each([
  ' ',
  '\t',
  '\n',
  'a',
  '1',
  '1 ',
  '12 ',
  'A',
  'AB ',
  '(',
  '((',
  ':',
  ' : ',
  ' - ',
  '→',
  'CDG → ',
  'CDG ',
  '> ',
  '. ',
  '.',
  ', ',
  '8 mai ',
  '8 mai 2027 ',
  '1/2/',
  '15h',
  '1h ',
  'Vol ',
  'vol KO 12 ',
  'Départ ',
  'Départ : ',
  'Date : 8 mai 2027\n',
  'De : a\n',
  'votre réservation ',
  'réservation n° ',
  'Rang A ',
  'voiture 7 ',
  'du 8 ',
  '1 nuit ',
  '€ 1 ',
  '1 000 ',
  'Hôtel ',
  'de A à B ',
  'Départ\tArrivée\n',
  '08h12 Rennes\n',
  'Rue 35000 R',
  'é',
  '🎫',
  '\u0301',
])('[PLUS-13] long texts of %j are read in well under a second', (piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length));
  const before = process.cpuUsage();
  wordReservations(`${CONFIRMÉ}${text}`);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(900);
});

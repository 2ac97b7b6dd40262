import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const PARIS: Spot = ['Paris Gare de Lyon', 48.8443, 2.3743];
const ZURICH: Spot = ['Zürich HB', 47.3779, 8.5403];
const CHUR: Spot = ['Chur', 46.8531, 9.5295];
const TIRANO: Spot = ['Tirano', 46.2162, 10.1689];
const ALP_GRUM: Spot = ['Alp Grüm', 46.3748, 10.0304];
const MILAN: Spot = ['Milano Centrale', 45.4862, 9.2045];

/** Across the Alps on rails, with the windows open. */
export const bernina: SampleTrip = {
  slug: 'les-alpes-par-la-bernina',
  theme: 'en-train',
  title: ['Les Alpes par la Bernina', 'Over the Alps by the Bernina line'],
  summary: [
    'Paris, Zurich, Coire, Tirano, Milan : cinq jours de rail, dont un à 2 253 mètres, sans jamais courir après une correspondance.',
    'Paris, Zurich, Chur, Tirano, Milan: five days by rail, one of them at 2,253 metres, without ever running for a connection.',
  ],
  destination: ['Grisons', 'Graubünden'],
  spot: ['Ospizio Bernina', 46.4106, 10.0206],
  country: 'CH',
  landscape: 'railway',
  days: 5,
  month: 5,
  currency: 'EUR',
  tips: [
    [
      '- **Prenez le train régional plutôt que le panoramique :** mêmes rails, fenêtres qui s’ouvrent, et pas de supplément.',
      '- **Asseyez-vous à droite** de Coire vers Tirano, pour le viaduc de Landwasser puis pour le glacier.',
      '- **Les billets à prix réduit** s’ouvrent des semaines avant en Suisse et en Italie : prenez-les pour les grandes lignes, laissez libre le jour de la Bernina.',
      '- **Quittez la ligne :** avec un billet ordinaire, on descend à Alp Grüm et on repart par le suivant.',
    ],
    [
      '- **Take the regional train rather than the panoramic one:** same rails, windows that open, and no supplement.',
      '- **Sit on the right** from Chur to Tirano, for the Landwasser viaduct and then for the glacier.',
      '- **Reduced fares** open weeks ahead in Switzerland and Italy: take them for the main lines, and leave the Bernina day free.',
      '- **Leave the train:** with an ordinary ticket you can get off at Alp Grüm and go on by the next.',
    ],
  ],
  items: [
    ride(1, '10:22', 244, 'train', ['TGV Lyria pour Zurich', 'TGV Lyria to Zurich'], [PARIS, ZURICH], {
      price: 140,
    }),
    visit(
      1,
      '16:00',
      120,
      ['Le long de la Limmat', 'Along the Limmat'],
      ['Lindenhof, Zürich', 47.373, 8.5408],
      { sub: 'walk' },
    ),
    stay(1, 1, ['Hôtel près de la gare', 'Hotel near the station'], ZURICH, { price: 170 }),
    ride(2, '09:07', 75, 'train', ['InterCity pour Coire', 'InterCity to Chur'], [ZURICH, CHUR], {
      price: 60,
      note: [
        'Le lac de Zurich puis celui de Walen, à gauche.',
        'Lake Zurich, then the Walensee, on the left.',
      ],
    }),
    visit(
      2,
      '11:00',
      120,
      ['La vieille ville de Coire', 'The old town of Chur'],
      ['Martinsplatz, Chur', 46.8487, 9.5325],
      { sub: 'walk' },
    ),
    visit(2, '14:30', 90, 'Bündner Kunstmuseum', ['Bündner Kunstmuseum', 46.8517, 9.5308], {
      sub: 'museum',
      closed: [1],
      price: 32,
    }),
    meal(2, '19:00', ['Capuns', 'Capuns'], CHUR, { price: 64 }),
    stay(2, 1, ['Chambre à Coire', 'Room in Chur'], CHUR, { price: 140 }),
    ride(
      3,
      '08:28',
      187,
      'train',
      ['Régional de la Bernina, de Coire à Alp Grüm', 'Bernina regional train, Chur to Alp Grüm'],
      [CHUR, ALP_GRUM],
      {
        price: 120,
        note: [
          'Changement à Saint-Moritz ou à Samedan ; le col est à Ospizio Bernina.',
          'Change at St. Moritz or Samedan; the pass is at Ospizio Bernina.',
        ],
      },
    ),
    visit(3, '11:40', 60, ['Arrêt à Alp Grüm', 'A stop at Alp Grüm'], ALP_GRUM, {
      note: ['La terrasse regarde le glacier de Palü.', 'The terrace looks onto the Palü glacier.'],
    }),
    ride(3, '12:45', 85, 'train', ['D’Alp Grüm à Tirano', 'Alp Grüm to Tirano'], [ALP_GRUM, TIRANO], {
      note: [
        'Le billet de Coire à Tirano permet l’arrêt.',
        'The ticket from Chur to Tirano allows the stop.',
      ],
    }),
    meal(3, '19:30', 'Pizzoccheri', TIRANO, { price: 46 }),
    stay(3, 1, ['Hôtel à Tirano', 'Hotel in Tirano'], TIRANO, { price: 100 }),
    ride(
      4,
      '10:08',
      152,
      'train',
      ['Le long du lac de Côme jusqu’à Milan', 'Along Lake Como to Milan'],
      [TIRANO, MILAN],
      {
        price: 26,
        note: [
          'Assis à droite, le lac ne vous quitte pas d’une heure.',
          'On the right-hand side, the lake stays with you for an hour.',
        ],
      },
    ),
    visit(4, '15:30', 105, 'Duomo di Milano', ['Duomo di Milano', 45.4642, 9.19], { price: 44 }),
    stay(
      4,
      1,
      ['Chambre à Porta Venezia', 'Room in Porta Venezia'],
      ['Porta Venezia, Milano', 45.4745, 9.2051],
      { price: 150 },
    ),
    visit(5, '10:00', 120, 'Pinacoteca di Brera', ['Pinacoteca di Brera', 45.4719, 9.1881], {
      sub: 'museum',
      closed: [1],
      price: 32,
    }),
    note(
      5,
      ['Rentrer', 'Going home'],
      [
        'Des trains directs relient Milan à Paris, Zurich et Lyon ; vérifiez les travaux avant de réserver.',
        'Direct trains link Milan with Paris, Zurich and Lyon; check for works before you book.',
      ],
    ),
  ],
};

import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const PIRAEUS: Spot = ['Πειραιάς / Le Pirée', 37.9429, 23.6469];
const SYROS: Spot = ['Ermoupoli, Syros', 37.4449, 24.9421];
const NAXOS: Spot = ['Chora, Naxos', 37.1036, 25.3766];
const AMORGOS: Spot = ['Katapola, Amorgos', 36.8284, 25.8645];
const CHORA: Spot = ['Chora, Amorgos', 36.8317, 25.8982];

/** Three islands by ferry, the slow way round. */
export const cyclades: SampleTrip = {
  slug: 'les-cyclades-en-ferry',
  theme: 'iles',
  isExample: true,
  title: ['Les Cyclades en ferry', 'The Cyclades by ferry'],
  summary: [
    'Syros, Naxos, Amorgos : trois îles en neuf jours, sans voiture, au rythme des bateaux.',
    'Syros, Naxos, Amorgos: three islands in nine days, no car, at the pace of the boats.',
  ],
  destination: ['Cyclades', 'Cyclades'],
  spot: ['Κυκλάδες', 37.1, 25.3],
  country: 'GR',
  landscape: 'islands',
  days: 9,
  month: 9,
  currency: 'EUR',
  tips: [
    [
      '- **Septembre plutôt qu’août :** l’eau est à son plus chaud, le vent du nord faiblit, les chambres se libèrent.',
      '- **Gardez un jour de marge avant l’avion :** quand le vent force, les bateaux restent au port, et personne n’y peut rien.',
      '- **Les grands ferries bougent moins** que les rapides, laissent le pont ouvert et coûtent souvent moitié moins.',
      '- **L’eau du robinet** se boit rarement dans les petites îles : emportez une gourde, les fontaines publiques filtrées se multiplient.',
    ],
    [
      '- **September rather than August:** the sea is at its warmest, the north wind drops, rooms come free.',
      '- **Keep a spare day before the flight:** when the wind rises, boats stay in port and nobody can help it.',
      '- **Large ferries move less** than the fast ones, leave you the deck, and often cost half as much.',
      '- **Tap water** is rarely drinkable on small islands: bring a bottle; filtered public fountains are spreading.',
    ],
  ],
  items: [
    ride(1, '07:30', 210, 'ferry', ['Ferry pour Syros', 'Ferry to Syros'], [PIRAEUS, SYROS], { price: 80 }),
    stay(1, 2, ['Chambre à Ermoupoli', 'Room in Ermoupoli'], SYROS, { price: 170 }),
    visit(
      1,
      '17:30',
      90,
      ['Place Miaouli et quartier de Vaporia', 'Miaouli Square and the Vaporia quarter'],
      ['Vaporia', 37.4467, 24.9467],
      { sub: 'walk' },
    ),
    visit(2, '09:30', 120, ['Monter à Ano Syros', 'Up to Ano Syros'], ['Ano Syros', 37.4497, 24.9339], {
      sub: 'walk',
      note: [
        'La ville catholique, au-dessus de l’orthodoxe : les deux cloches se répondent.',
        'The Catholic town above the Orthodox one: their bells answer each other.',
      ],
    }),
    meal(2, '20:30', ['Loukoumi et ouzo sur le quai', 'Loukoumi and ouzo on the quay'], SYROS, { price: 36 }),
    ride(3, '10:45', 150, 'ferry', ['Ferry pour Naxos', 'Ferry to Naxos'], [SYROS, NAXOS], { price: 50 }),
    stay(3, 3, ['Studio près du Kastro', 'Studio near the Kastro'], NAXOS, { price: 240 }),
    visit(3, '18:45', 60, ['La Portara au couchant', 'The Portara at sunset'], ['Portara', 37.1103, 25.3723]),
    ride(
      4,
      '09:30',
      50,
      'bus',
      ['Bus pour Apiranthos', 'Bus to Apiranthos'],
      [NAXOS, ['Apiranthos', 37.0731, 25.5214]],
      { price: 7 },
    ),
    visit(
      4,
      '10:30',
      150,
      ['Ruelles de marbre d’Apiranthos', 'The marble lanes of Apiranthos'],
      ['Apiranthos', 37.0731, 25.5214],
      { sub: 'walk' },
    ),
    meal(
      4,
      '13:00',
      ['Fromage arseniko et rosto', 'Arseniko cheese and rosto'],
      ['Apiranthos', 37.0731, 25.5214],
      { price: 38 },
    ),
    visit(
      5,
      '10:00',
      240,
      ['Plage d’Agios Prokopios', 'Agios Prokopios beach'],
      ['Agios Prokopios', 37.0743, 25.3493],
      { sub: 'beach' },
    ),
    ride(
      6,
      '15:00',
      300,
      'ferry',
      ['L’Express Skopelitis vers Amorgos', 'The Express Skopelitis to Amorgos'],
      [NAXOS, AMORGOS],
      {
        price: 36,
        note: [
          'Le petit bateau qui dessert les Petites Cyclades : le pont est le salon.',
          'The little boat that serves the Small Cyclades: the deck is the living room.',
        ],
      },
    ),
    stay(6, 3, ['Pension à Katapola', 'Guesthouse in Katapola'], AMORGOS, { price: 210, from: '20:15' }),
    visit(7, '08:30', 120, 'Moní Chozoviótissas', ['Moní Chozoviótissas', 36.8297, 25.9117], {
      note: [
        'Épaules et genoux couverts ; on vous offre un verre de psiméni raki en sortant.',
        'Shoulders and knees covered; you are offered a glass of psimeni raki as you leave.',
      ],
    }),
    visit(
      7,
      '11:30',
      150,
      ['Baignade à Agia Anna', 'A swim at Agia Anna'],
      ['Agia Anna, Amorgos', 36.8225, 25.9069],
      { sub: 'beach' },
    ),
    meal(7, '20:00', ['Dîner dans la Chora', 'Dinner in the Chora'], CHORA, { price: 44 }),
    visit(
      8,
      '07:30',
      270,
      ['Le vieux sentier d’Aegiali', 'The old path to Aegiali'],
      ['Aegiali', 36.9012, 25.9786],
      {
        sub: 'hike',
        note: [
          'Trois litres d’eau à deux, et un chapeau : il n’y a pas d’ombre.',
          'Three litres of water for two, and a hat: there is no shade.',
        ],
      },
    ),
    ride(9, '06:00', 480, 'ferry', ['Retour au Pirée', 'Back to Piraeus'], [AMORGOS, PIRAEUS], { price: 84 }),
    note(
      9,
      ['Marge', 'Spare time'],
      [
        'Dormez une nuit à Athènes avant de voler : un bateau a le droit d’être en retard.',
        'Sleep one night in Athens before flying: a boat is allowed to be late.',
      ],
    ),
  ],
};

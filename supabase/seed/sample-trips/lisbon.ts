import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const AIRPORT: Spot = ['Aeroporto Humberto Delgado', 38.7742, -9.1342];
const GRACA: Spot = ['Graça, Lisboa', 38.7166, -9.1303];
const ROSSIO: Spot = ['Estação do Rossio', 38.7144, -9.1405];
const SINTRA: Spot = ['Sintra', 38.7989, -9.3867];
const BELEM: Spot = ['Belém', 38.6972, -9.2064];

/** Five days, the hills in the morning and the river in the evening. */
export const lisbon: SampleTrip = {
  slug: 'cinq-jours-a-lisbonne',
  theme: 'ville',
  isExample: true,
  title: ['Cinq jours à Lisbonne', 'Five days in Lisbon'],
  summary: [
    'Une colline par jour, les musées à l’ouverture, les belvédères au couchant, et une journée dans la fraîcheur de Sintra.',
    'A hill a day, museums as they open, viewpoints at dusk, and a day in the cool of Sintra.',
  ],
  destination: ['Lisbonne', 'Lisbon'],
  spot: ['Lisboa', 38.7223, -9.1393],
  country: 'PT',
  landscape: 'city',
  days: 5,
  month: 3,
  currency: 'EUR',
  tips: [
    [
      '- **Chaussures à semelle qui accroche :** la calçada est belle, polie, et glisse sous la pluie.',
      '- **Carte de transport :** une carte rechargeable sert dans le métro, les trams, les bateaux et le train de Sintra.',
      '- **Le tram 28** se prend tôt, ou au terminus de Campo de Ourique : à midi, on y tient debout et l’on ne voit rien.',
      '- **Lundi,** plusieurs musées sont fermés : gardez ce jour pour les rues ou pour Sintra.',
    ],
    [
      '- **Shoes that grip:** the calçada is beautiful, polished, and slips in the rain.',
      '- **Transport card:** one rechargeable card works on the metro, trams, ferries and the train to Sintra.',
      '- **Tram 28** is for the early morning, or from its Campo de Ourique terminus: at noon you stand and see nothing.',
      '- **On Mondays** several museums close: keep that day for the streets, or for Sintra.',
    ],
  ],
  items: [
    ride(1, '14:30', 40, 'metro', ['De l’aéroport à Baixa', 'Airport to Baixa'], [AIRPORT, ROSSIO], {
      price: 3.7,
    }),
    stay(1, 4, ['Chambre à Graça', 'Room in Graça'], GRACA, {
      price: 480,
      note: [
        'Demandez une chambre côté cour : le 28 passe sous les fenêtres.',
        'Ask for a courtyard room: tram 28 runs under the windows.',
      ],
    }),
    visit(
      1,
      '17:00',
      60,
      'Miradouro da Senhora do Monte',
      ['Miradouro da Senhora do Monte', 38.7191, -9.1326],
      {
        note: [
          'Le premier soir, pour voir la ville entière avant d’y descendre.',
          'On the first evening, to see the whole city before going down into it.',
        ],
      },
    ),
    meal(
      1,
      '19:45',
      ['Petiscos à Mouraria', 'Petiscos in Mouraria'],
      ['Largo do Intendente', 38.7213, -9.1354],
      { price: 44 },
    ),
    visit(2, '09:30', 90, 'Castelo de São Jorge', ['Castelo de São Jorge', 38.7139, -9.1335], {
      price: 30,
      note: [
        'À l’ouverture, les paons ont encore la cour pour eux.',
        'At opening time the peacocks still have the courtyard to themselves.',
      ],
    }),
    visit(
      2,
      '11:30',
      75,
      ['Alfama à pied', 'Alfama on foot'],
      ['Miradouro de Santa Luzia', 38.7117, -9.1301],
      { sub: 'walk' },
    ),
    meal(
      2,
      '13:15',
      ['Sardines ou soupe du jour', 'Sardines or soup of the day'],
      ['Rua de São Pedro, Alfama', 38.7113, -9.1283],
      { price: 32 },
    ),
    visit(2, '15:00', 120, 'Museu Nacional do Azulejo', ['Museu Nacional do Azulejo', 38.7246, -9.1138], {
      price: 20,
      sub: 'museum',
      closed: [1],
      note: [
        'Si les travaux le permettent, le grand panorama d’avant le séisme de 1755 se lit comme un plan.',
        'If works allow, the great panorama from before the 1755 earthquake reads like a map.',
      ],
    }),
    visit(
      2,
      '21:30',
      90,
      ['Écouter du fado', 'An evening of fado'],
      ['Rua de São João da Praça, Alfama', 38.7098, -9.1317],
      {
        price: 50,
        sub: 'show',
        note: [
          'Réservez une petite salle, et gardez le silence quand la lumière baisse.',
          'Book a small room, and keep silent when the lights go down.',
        ],
      },
    ),
    ride(3, '08:41', 40, 'train', ['Train pour Sintra', 'Train to Sintra'], [ROSSIO, SINTRA], { price: 4.9 }),
    visit(3, '09:45', 150, 'Palácio Nacional da Pena', ['Palácio Nacional da Pena', 38.7876, -9.3906], {
      price: 40,
      note: [
        'L’entrée se réserve avec une heure : prenez la première.',
        'Tickets carry an hour of entry: take the first.',
      ],
    }),
    visit(3, '14:00', 120, 'Quinta da Regaleira', ['Quinta da Regaleira', 38.7963, -9.396], { price: 30 }),
    meal(
      3,
      '16:15',
      ['Un travesseiro chez Piriquita', 'A travesseiro at Piriquita'],
      ['Piriquita, Sintra', 38.7974, -9.3908],
      { price: 12 },
    ),
    ride(3, '17:40', 40, 'train', ['Retour à Lisbonne', 'Back to Lisbon'], [SINTRA, ROSSIO], { price: 4.9 }),
    ride(
      4,
      '09:00',
      8,
      'train',
      ['Le long du Tage jusqu’à Belém', 'Along the Tagus to Belém'],
      [['Cais do Sodré', 38.7059, -9.1443], BELEM],
      { price: 3.7 },
    ),
    visit(4, '09:40', 90, 'Mosteiro dos Jerónimos', ['Mosteiro dos Jerónimos', 38.6979, -9.2068], {
      price: 36,
      closed: [1],
    }),
    meal(4, '11:20', 'Pastéis de Belém', ['Pastéis de Belém', 38.6975, -9.2032], { price: 8.4 }),
    visit(4, '14:00', 120, 'MAAT', ['MAAT', 38.6957, -9.1931], {
      price: 22,
      sub: 'museum',
      closed: [2],
      note: [
        'Le toit se monte à pied, sans billet, avec le fleuve pour horizon.',
        'You can walk up onto the roof, without a ticket, with the river for a horizon.',
      ],
    }),
    ride(
      4,
      '18:00',
      10,
      'ferry',
      ['Bateau pour Cacilhas', 'Ferry to Cacilhas'],
      [
        ['Cais do Sodré', 38.7056, -9.1446],
        ['Cacilhas', 38.6878, -9.1476],
      ],
      { price: 3 },
    ),
    meal(
      4,
      '19:00',
      ['Dîner face à la ville, à Cacilhas', 'Dinner facing the city, in Cacilhas'],
      ['Cacilhas', 38.6878, -9.1476],
      { price: 60 },
    ),
    visit(
      5,
      '09:30',
      90,
      ['Le Chiado et ses librairies', 'Chiado and its bookshops'],
      ['Livraria Bertrand, Chiado', 38.7107, -9.1417],
      { sub: 'shopping' },
    ),
    visit(5, '11:15', 60, 'Convento do Carmo', ['Convento do Carmo', 38.712, -9.1406], {
      price: 14,
      sub: 'museum',
      closed: [7],
    }),
    note(
      5,
      ['Avant l’avion', 'Before the flight'],
      [
        'Comptez quarante minutes de métro jusqu’à l’aéroport, et le vendredi un quart d’heure de plus.',
        'Allow forty minutes by metro to the airport, and a quarter of an hour more on Fridays.',
      ],
    ),
    ride(5, '14:00', 40, 'metro', ['Vers l’aéroport', 'To the airport'], [ROSSIO, AIRPORT], { price: 3.7 }),
  ],
};

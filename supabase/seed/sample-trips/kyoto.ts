import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const STATION: Spot = ['Kyoto', 34.9858, 135.7588];
const HIGASHIYAMA: Spot = ['Higashiyama', 34.9987, 135.778];
const NARA: Spot = ['Nara', 34.6843, 135.8276];

/** Temples early, markets at noon, one day in Nara. */
export const kyoto: SampleTrip = {
  slug: 'quatre-jours-a-kyoto',
  theme: 'ville',
  title: ['Quatre jours à Kyoto', 'Four days in Kyoto'],
  summary: [
    'Les portails rouges avant les groupes, un jardin de pierre, un marché et une journée à Nara.',
    'The red gates before the groups, a garden of stones, a market and a day in Nara.',
  ],
  destination: ['Kyoto', 'Kyoto'],
  spot: ['Kyoto', 35.0116, 135.7681],
  country: 'JP',
  landscape: 'asia',
  days: 4,
  month: 11,
  currency: 'EUR',
  tips: [
    [
      '- **Novembre** pour les érables, fin mars pour les cerisiers : réservez alors des mois avant.',
      '- **À l’ouverture,** les grands temples sont à vous ; à dix heures, ils sont à tout le monde.',
      '- **Une carte IC** ouvre bus, métro et trains, et paie dans les supérettes.',
      '- **À Gion,** des ruelles privées sont interdites aux photos : les panneaux le disent.',
    ],
    [
      '- **November** for the maples, late March for the cherry trees: book months ahead for either.',
      '- **As they open,** the great temples are yours; at ten they are everybody’s.',
      '- **An IC card** opens buses, subway and trains, and pays in convenience stores.',
      '- **In Gion,** photographs are forbidden in some private lanes: signs say so.',
    ],
  ],
  items: [
    ride(
      1,
      '13:00',
      25,
      'bus',
      ['De la gare à Higashiyama', 'From the station to Higashiyama'],
      [STATION, HIGASHIYAMA],
      {
        price: 3,
      },
    ),
    stay(1, 3, ['Auberge à Higashiyama', 'Inn in Higashiyama'], HIGASHIYAMA, { price: 390 }),
    visit(
      1,
      '16:00',
      90,
      ['Kiyomizu-dera au soleil bas', 'Kiyomizu-dera in low sun'],
      ['Kiyomizu-dera', 34.9949, 135.785],
      {
        price: 6,
      },
    ),
    meal(1, '19:00', ['Dîner à Gion', 'Dinner in Gion'], ['Gion', 35.0037, 135.7751], { price: 60 }),
    visit(
      2,
      '07:00',
      150,
      ['Les portails de Fushimi Inari', 'The gates of Fushimi Inari'],
      ['Fushimi Inari', 34.9671, 135.7727],
      {
        note: [
          'La montée entière prend deux heures ; le calme commence à mi-chemin.',
          'The whole climb takes two hours; the quiet begins halfway.',
        ],
      },
    ),
    meal(2, '12:00', ['Au marché Nishiki', 'At Nishiki Market'], ['Nishiki Market', 35.005, 135.7649], {
      price: 25,
    }),
    visit(2, '14:30', 90, ['Château de Nijo', 'Nijo Castle'], ['Nijo Castle', 35.0142, 135.7482], {
      price: 16,
    }),
    visit(3, '08:00', 60, ['Bambous d’Arashiyama', 'Arashiyama bamboo'], ['Arashiyama', 35.017, 135.6713]),
    visit(3, '09:15', 60, ['Jardin du Tenryu-ji', 'Garden of Tenryu-ji'], ['Tenryu-ji', 35.0158, 135.6737], {
      price: 6,
    }),
    visit(
      3,
      '13:30',
      60,
      ['Le jardin de pierre du Ryoan-ji', 'The stone garden of Ryoan-ji'],
      ['Ryoan-ji', 35.0345, 135.7183],
      {
        price: 7,
      },
    ),
    visit(3, '15:00', 60, ['Le pavillon d’or', 'The golden pavilion'], ['Kinkaku-ji', 35.0394, 135.7292], {
      price: 6,
    }),
    ride(4, '08:30', 45, 'train', ['En train à Nara', 'By train to Nara'], [STATION, NARA], { price: 16 }),
    visit(
      4,
      '10:00',
      120,
      ['Le grand Bouddha du Todai-ji', 'The great Buddha of Todai-ji'],
      ['Todai-ji', 34.689, 135.8398],
      {
        price: 10,
      },
    ),
    ride(4, '16:00', 45, 'train', ['Retour à Kyoto', 'Back to Kyoto'], [NARA, STATION], { price: 16 }),
    note(
      4,
      ['Les daims de Nara', 'The deer of Nara'],
      [
        'Ils saluent pour un biscuit, et mangent aussi les cartes : gardez-les dans le sac.',
        'They bow for a cracker, and eat maps as well: keep yours in the bag.',
      ],
    ),
  ],
};

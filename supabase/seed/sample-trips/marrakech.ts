import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const MEDINA: Spot = ['Médina de Marrakech', 31.6305, -7.986];
const AGAFAY: Spot = ['Agafay', 31.427, -8.234];
const SETTI_FATMA: Spot = ['Setti Fatma', 31.2256, -7.6778];

/** The medina on foot, a night among stones, a valley of the Atlas. */
export const marrakech: SampleTrip = {
  slug: 'marrakech-et-agafay',
  theme: 'desert',
  title: ['Marrakech et le désert d’Agafay', 'Marrakesh and the Agafay desert'],
  summary: [
    'Cinq jours : des patios et des souks, une nuit dans un désert de pierre, une vallée sous les neiges.',
    'Five days: courtyards and souks, a night in a desert of stone, a valley below the snows.',
  ],
  destination: ['Marrakech', 'Marrakesh'],
  spot: ['Marrakech', 31.6295, -7.9811],
  country: 'MA',
  landscape: 'medina',
  days: 5,
  month: 3,
  currency: 'EUR',
  tips: [
    [
      '- **De mars à mai, puis en octobre et novembre :** l’été, la ville passe quarante degrés.',
      '- **Le jardin Majorelle** se réserve en ligne, à une heure donnée.',
      '- **Dans les souks,** le premier prix est une question ; dites le vôtre, avec le sourire.',
      '- **La nuit à Agafay est froide** jusqu’en avril : une veste chaude.',
    ],
    [
      '- **March to May, then October and November:** in summer the city passes forty degrees.',
      '- **The Majorelle garden** is booked online, for a given hour.',
      '- **In the souks,** the first price is a question; answer with yours, and a smile.',
      '- **Nights in Agafay are cold** until April: bring a warm jacket.',
    ],
  ],
  items: [
    stay(1, 3, ['Riad dans la médina', 'Riad in the medina'], MEDINA, { price: 270 }),
    visit(
      1,
      '17:00',
      90,
      ['La place au coucher du soleil', 'The square at sunset'],
      ['Jemaa el-Fna', 31.6258, -7.9891],
    ),
    meal(1, '19:30', ['Tanjia sur une terrasse', 'Tanjia on a terrace'], ['Jemaa el-Fna', 31.6258, -7.9891], {
      price: 30,
    }),
    visit(
      2,
      '09:00',
      75,
      ['Médersa Ben Youssef', 'Ben Youssef Madrasa'],
      ['Médersa Ben Youssef', 31.6319, -7.9866],
      { price: 10 },
    ),
    visit(
      2,
      '11:00',
      120,
      ['Les souks, des teinturiers aux tapis', 'The souks, from dyers to carpets'],
      MEDINA,
    ),
    visit(2, '15:30', 75, ['Palais de la Bahia', 'Bahia Palace'], ['Palais de la Bahia', 31.6218, -7.9823], {
      price: 20,
    }),
    visit(3, '08:30', 90, ['Jardin Majorelle', 'Majorelle garden'], ['Jardin Majorelle', 31.6417, -8.0035], {
      price: 32,
    }),
    visit(3, '11:30', 45, ['Tombeaux saadiens', 'Saadian Tombs'], ['Tombeaux saadiens', 31.6173, -7.9886], {
      price: 20,
    }),
    visit(3, '17:00', 90, 'Hammam', MEDINA, { sub: 'wellness', price: 50 }),
    ride(4, '10:00', 60, 'taxi', ['Vers Agafay', 'To Agafay'], [MEDINA, AGAFAY], { price: 40 }),
    stay(4, 1, ['Camp d’Agafay', 'Agafay camp'], AGAFAY, {
      price: 180,
      note: [
        'L’Atlas enneigé d’un côté, les pierres de l’autre.',
        'The snowy Atlas on one side, stones on the other.',
      ],
    }),
    visit(4, '16:30', 90, ['À dos de dromadaire', 'On a dromedary'], AGAFAY, { price: 40 }),
    ride(
      5,
      '09:00',
      100,
      'taxi',
      ['Vers la vallée de l’Ourika', 'To the Ourika valley'],
      [AGAFAY, SETTI_FATMA],
      { price: 70 },
    ),
    visit(5, '11:30', 120, ['Les cascades de Setti Fatma', 'The waterfalls of Setti Fatma'], SETTI_FATMA, {
      sub: 'hike',
      price: 15,
    }),
    note(
      5,
      ['Avant l’avion', 'Before the flight'],
      [
        'L’aéroport est à une heure et demie de la vallée.',
        'The airport is an hour and a half from the valley.',
      ],
    ),
  ],
};

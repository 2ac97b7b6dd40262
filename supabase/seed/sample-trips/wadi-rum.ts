import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const AMMAN: Spot = ['Amman', 31.9515, 35.9396];
const DANA: Spot = ['Dana', 30.6753, 35.6103];
const WADI_MUSA: Spot = ['Wadi Musa', 30.3216, 35.4801];
const PETRA: Spot = ['Petra', 30.3285, 35.4444];
const RUM: Spot = ['Wadi Rum', 29.5764, 35.4197];

/** Petra by morning, the desert by night. */
export const wadiRum: SampleTrip = {
  slug: 'petra-et-le-wadi-rum',
  theme: 'desert',
  title: ['Pétra et le Wadi Rum', 'Petra and Wadi Rum'],
  summary: [
    'Six jours en Jordanie : un canyon, une cité dans la roche, une nuit sous la tente et la mer Morte pour finir.',
    'Six days in Jordan: a canyon, a city in the rock, a night under canvas, and the Dead Sea to end with.',
  ],
  destination: ['Jordanie', 'Jordan'],
  spot: ['Petra', 30.3285, 35.4444],
  country: 'JO',
  landscape: 'desert',
  days: 6,
  month: 10,
  currency: 'EUR',
  tips: [
    [
      '- **Octobre, novembre, mars, avril :** le reste de l’année, on a trop chaud le jour ou trop froid la nuit.',
      '- **Le Jordan Pass** réunit l’entrée de Pétra et de nombreux sites ; voyez s’il couvre aussi votre visa.',
      '- **Au désert, la nuit est froide :** une polaire et un bonnet, même quand il a fait trente degrés.',
      '- **Vendredi** est le jour de repos : bus rares et commerces fermés le matin.',
    ],
    [
      '- **October, November, March, April:** the rest of the year the days are too hot or the nights too cold.',
      '- **The Jordan Pass** joins entry to Petra and many sites; see whether it covers your visa as well.',
      '- **Desert nights are cold:** bring a fleece and a hat, even after a day of thirty degrees.',
      '- **Friday** is the day of rest: few buses, and shops closed in the morning.',
    ],
  ],
  items: [
    visit(
      1,
      '15:30',
      120,
      ['La Citadelle et le théâtre romain', 'The Citadel and the Roman theatre'],
      ['Citadelle d’Amman', 31.9546, 35.9343],
      { price: 12 },
    ),
    meal(1, '19:00', ['Falafels au centre-ville', 'Falafel downtown'], ['Hashem, Amman', 31.9519, 35.9325], {
      price: 12,
    }),
    stay(1, 1, ['Hôtel à Amman', 'Hotel in Amman'], AMMAN, { price: 70 }),
    ride(
      2,
      '08:30',
      270,
      'rental_car',
      ['Route des Rois jusqu’à Dana', 'The King’s Highway to Dana'],
      [AMMAN, DANA],
      {
        price: 210,
        note: [
          'Location pour cinq jours, essence comprise à peu près.',
          'Hire for five days, roughly with fuel.',
        ],
      },
    ),
    visit(2, '15:00', 120, ['Sentier du village, réserve de Dana', 'Village trail, Dana reserve'], DANA, {
      sub: 'hike',
      price: 20,
    }),
    stay(2, 1, ['Auberge de Dana', 'Guesthouse in Dana'], DANA, { price: 80 }),
    ride(3, '08:00', 75, 'rental_car', ['De Dana à Wadi Musa', 'Dana to Wadi Musa'], [DANA, WADI_MUSA]),
    visit(
      3,
      '10:00',
      360,
      [
        'Pétra : le Siq, le Trésor, la rue des Façades',
        'Petra: the Siq, the Treasury, the Street of Façades',
      ],
      PETRA,
      {
        price: 140,
        note: [
          'Le Trésor prend le soleil en milieu de matinée.',
          'The Treasury catches the sun at mid-morning.',
        ],
      },
    ),
    stay(3, 2, ['Hôtel à Wadi Musa', 'Hotel in Wadi Musa'], WADI_MUSA, { price: 150 }),
    visit(
      4,
      '06:30',
      300,
      ['Le Monastère par l’escalier', 'The Monastery, by the steps'],
      ['Ad Deir', 30.3379, 35.4306],
      {
        sub: 'hike',
        note: [
          'Plus de huit cents marches : à l’aube, elles sont à l’ombre.',
          'More than eight hundred steps: at dawn they lie in shade.',
        ],
      },
    ),
    meal(4, '19:30', 'Mansaf', WADI_MUSA, { price: 30 }),
    ride(5, '08:30', 105, 'rental_car', ['Vers le Wadi Rum', 'To Wadi Rum'], [WADI_MUSA, RUM]),
    visit(
      5,
      '11:00',
      360,
      ['Une journée en 4 × 4 avec un guide bédouin', 'A day by 4×4 with a Bedouin guide'],
      ['Jebel Umm Fruth', 29.4711, 35.4497],
      { price: 110 },
    ),
    stay(5, 1, ['Camp bédouin', 'Bedouin camp'], RUM, {
      price: 90,
      note: [
        'Dîner cuit sous le sable, et le ciel pour plafond.',
        'Dinner cooked under the sand, and the sky for a ceiling.',
      ],
    }),
    ride(
      6,
      '09:00',
      240,
      'rental_car',
      ['Par l’Araba jusqu’à la mer Morte', 'By the Araba to the Dead Sea'],
      [RUM, ['Mer Morte, Sweimeh', 31.7167, 35.5911]],
    ),
    visit(6, '14:00', 120, ['Flotter, puis rincer', 'Float, then rinse'], ['Amman Beach', 31.7089, 35.5889], {
      sub: 'beach',
      price: 50,
    }),
    note(
      6,
      ['Avant l’avion', 'Before the flight'],
      [
        'L’aéroport Queen Alia est à une heure de la mer Morte.',
        'Queen Alia airport is an hour from the Dead Sea.',
      ],
    ),
  ],
};

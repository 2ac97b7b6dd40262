import { meal, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const LJUBLJANA: Spot = ['Ljubljana', 46.0569, 14.5058];
const BLED: Spot = ['Bled', 46.3692, 14.1136];
const BOHINJ: Spot = ['Ribčev Laz, Bohinj', 46.2772, 13.8864];
const BOVEC: Spot = ['Bovec', 46.3382, 13.5522];

/** Lakes, gorges and beech woods, by bus and by the old mountain train. */
export const slovenia: SampleTrip = {
  slug: 'forets-et-lacs-de-slovenie',
  theme: 'foret',
  title: ['Forêts et lacs de Slovénie', 'Forests and lakes of Slovenia'],
  summary: [
    'Ljubljana, Bled, Bohinj et la Soča : cinq jours d’eau claire et de hêtres, presque sans voiture.',
    'Ljubljana, Bled, Bohinj and the Soča: five days of clear water and beeches, almost without a car.',
  ],
  destination: ['Slovénie', 'Slovenia'],
  spot: ['Bohinj', 46.2772, 13.8864],
  country: 'SI',
  landscape: 'forest',
  days: 5,
  month: 6,
  currency: 'EUR',
  tips: [
    [
      '- **Bled à l’aube, Bohinj le reste du temps :** le premier est célèbre, le second est grand, sauvage, et l’on s’y baigne.',
      '- **Le parc du Triglav** interdit le camping sauvage : dormez en refuge ou au village.',
      '- **Les orages de juin** sont brefs et forts ; dans les gorges, l’eau monte vite.',
      '- **Les cars** partent à l’heure ; le dimanche, regardez l’horaire deux fois.',
    ],
    [
      '- **Bled at dawn, Bohinj the rest of the time:** the first is famous, the second is large, wild and good for swimming.',
      '- **Triglav park** forbids wild camping: sleep in a hut or in the village.',
      '- **June storms** are short and strong; in the gorges water rises fast.',
      '- **Coaches** leave on time; on Sundays, read the timetable twice.',
    ],
  ],
  items: [
    visit(
      1,
      '14:30',
      120,
      ['Les ponts de Plečnik', 'Plečnik’s bridges'],
      ['Tromostovje, Ljubljana', 46.0511, 14.5061],
      { sub: 'walk' },
    ),
    visit(
      1,
      '17:00',
      75,
      ['Le château, à pied par les bois', 'The castle, on foot through the woods'],
      ['Ljubljanski grad', 46.0489, 14.5086],
      { price: 24 },
    ),
    meal(1, '19:30', ['Dîner au bord de la Ljubljanica', 'Dinner by the Ljubljanica'], LJUBLJANA, {
      price: 52,
    }),
    stay(1, 1, ['Chambre dans la vieille ville', 'Room in the old town'], LJUBLJANA, { price: 105 }),
    ride(2, '07:30', 75, 'bus', ['Car pour Bled', 'Coach to Bled'], [LJUBLJANA, BLED], { price: 14 }),
    visit(2, '09:00', 120, ['Tour du lac', 'Round the lake'], ['Blejsko jezero', 46.3639, 14.0939], {
      sub: 'walk',
    }),
    visit(2, '11:30', 105, ['Gorges de Vintgar', 'Vintgar gorge'], ['Soteska Vintgar', 46.3934, 14.0855], {
      price: 20,
      note: [
        'Passerelles de bois au-dessus de la Radovna ; casque prêté à l’entrée.',
        'Wooden walkways over the Radovna; helmets are lent at the gate.',
      ],
    }),
    meal(2, '15:00', 'Kremšnita', BLED, { price: 13 }),
    ride(2, '16:30', 40, 'bus', ['Car pour Bohinj', 'Coach to Bohinj'], [BLED, BOHINJ], { price: 9 }),
    stay(2, 2, ['Pension à Ribčev Laz', 'Guesthouse in Ribčev Laz'], BOHINJ, { price: 180, from: '17:15' }),
    visit(
      3,
      '08:30',
      240,
      ['Cascade de la Savica par la rive nord', 'The Savica falls by the north shore'],
      ['Slap Savica', 46.2903, 13.7967],
      { sub: 'hike', price: 8 },
    ),
    visit(3, '15:00', 150, ['Baignade à Ukanc', 'A swim at Ukanc'], ['Ukanc', 46.2797, 13.8344], {
      sub: 'beach',
    }),
    ride(
      4,
      '09:00',
      45,
      'train',
      ['Autotrain par le tunnel de Bohinj', 'Car train through the Bohinj tunnel'],
      [
        ['Bohinjska Bistrica', 46.2769, 13.9553],
        ['Most na Soči', 46.1533, 13.7431],
      ],
      { price: 16 },
    ),
    ride(
      4,
      '10:30',
      75,
      'bus',
      ['Car le long de la Soča', 'Coach along the Soča'],
      [['Most na Soči', 46.1533, 13.7431], BOVEC],
      { price: 14 },
    ),
    visit(
      4,
      '14:00',
      180,
      ['Sentier de la Soča', 'The Soča trail'],
      ['Velika korita Soče', 46.3386, 13.6481],
      {
        sub: 'hike',
        note: [
          'L’eau est d’un vert que les photographies exagèrent à peine, et à dix degrés.',
          'The water is a green that photographs hardly exaggerate, and at ten degrees.',
        ],
      },
    ),
    stay(4, 1, ['Chambre à Bovec', 'Room in Bovec'], BOVEC, { price: 95 }),
    visit(5, '09:00', 150, ['Descente en rafting', 'Rafting'], ['Soča, Bovec', 46.3286, 13.5553], {
      sub: 'sport',
      price: 120,
    }),
    ride(
      5,
      '13:30',
      210,
      'bus',
      ['Car pour Ljubljana par le Vršič', 'Coach to Ljubljana over the Vršič'],
      [BOVEC, LJUBLJANA],
      {
        price: 32,
        note: [
          'Le car ne passe le col qu’en été ; hors saison, passez par Idrija.',
          'The coach crosses the pass in summer only; out of season, go by Idrija.',
        ],
      },
    ),
  ],
};

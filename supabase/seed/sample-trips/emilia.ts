import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const BOLOGNA: Spot = ['Bologna', 44.4938, 11.3426];
const STATION: Spot = ['Bologna Centrale', 44.5057, 11.3431];
const MODENA: Spot = ['Modena', 44.6471, 10.9252];
const PARMA: Spot = ['Parma', 44.8015, 10.3279];

/** Four days around a table, between three stations of one line. */
export const emilia: SampleTrip = {
  slug: 'a-table-en-emilie',
  theme: 'gastronomie',
  title: ['À table en Émilie', 'At table in Emilia'],
  summary: [
    'Bologne, Modène, Parme : la pâte fraîche, le vinaigre et le fromage, chez ceux qui les font, à une heure de train les uns des autres.',
    'Bologna, Modena, Parma: fresh pasta, vinegar and cheese with the people who make them, an hour apart by train.',
  ],
  destination: ['Bologne', 'Bologna'],
  spot: ['Bologna', 44.4938, 11.3426],
  country: 'IT',
  landscape: 'vineyard',
  days: 4,
  month: 4,
  currency: 'EUR',
  tips: [
    [
      '- **Réservez les tables et les ateliers,** laissez le reste au marché : on mange très bien debout.',
      '- **Les fromageries se visitent le matin,** quand on travaille le lait ; à dix heures, tout est moulé.',
      '- **Le vinaigre traditionnel** vieillit douze ou vingt-cinq ans et se vend en petites fioles ; le reste est une sauce, bonne, mais une sauce.',
      '- **Un grand repas par jour :** l’autre sera une planche et un verre.',
    ],
    [
      '- **Book tables and workshops,** leave the rest to the market: you can eat very well standing up.',
      '- **Dairies are visited in the morning,** while the milk is worked; by ten everything is in its mould.',
      '- **Traditional balsamic vinegar** ages for twelve or twenty-five years and comes in small flasks; the rest is a sauce, a good one, but a sauce.',
      '- **One large meal a day:** the other is a board and a glass.',
    ],
  ],
  items: [
    stay(1, 3, ['Chambre sous les arcades', 'Room under the arcades'], BOLOGNA, { price: 330 }),
    visit(
      1,
      '16:00',
      90,
      ['Le Quadrilatero', 'The Quadrilatero'],
      ['Quadrilatero, Bologna', 44.4934, 11.3449],
      {
        sub: 'walk',
        closed: [7],
        note: [
          'Regardez les mains des sfogline derrière les vitrines.',
          'Watch the hands of the sfogline behind the windows.',
        ],
      },
    ),
    meal(
      1,
      '19:30',
      ['Tagliatelle al ragù', 'Tagliatelle al ragù'],
      ['Via Pescherie Vecchie', 44.4933, 11.3446],
      { price: 54 },
    ),
    visit(2, '09:30', 180, ['Atelier de tortellini', 'A tortellini workshop'], BOLOGNA, {
      sub: 'workshop',
      price: 150,
      note: [
        'On mange ce que l’on a plié, quelle qu’en soit la forme.',
        'You eat what you folded, whatever its shape.',
      ],
    }),
    visit(
      2,
      '15:30',
      120,
      ['Portique de San Luca', 'The portico of San Luca'],
      ['Santuario di San Luca', 44.4792, 11.2981],
      {
        sub: 'walk',
        note: [
          'Près de quatre kilomètres d’arcades, et l’appétit au bout.',
          'Nearly four kilometres of arches, with an appetite at the end.',
        ],
      },
    ),
    ride(3, '08:30', 25, 'train', ['Train pour Modène', 'Train to Modena'], [STATION, MODENA], { price: 9 }),
    visit(
      3,
      '09:30',
      90,
      ['Mercato Albinelli', 'Mercato Albinelli'],
      ['Mercato Albinelli', 44.6449, 10.9257],
      { sub: 'shopping', closed: [7] },
    ),
    visit(3, '11:30', 90, ['Une acetaia familiale', 'A family acetaia'], ['Modena', 44.634, 10.944], {
      price: 30,
      note: [
        'Des tonneaux sous les toits, où l’on passe de l’un à l’autre pendant des années.',
        'Casks under the roof, from one to the next over years.',
      ],
    }),
    meal(3, '13:30', ['Gnocco fritto et jambon', 'Gnocco fritto and ham'], MODENA, { price: 42 }),
    visit(
      3,
      '16:00',
      60,
      ['La cathédrale et la Ghirlandina', 'The cathedral and the Ghirlandina'],
      ['Duomo di Modena', 44.6463, 10.9256],
    ),
    ride(3, '18:10', 25, 'train', ['Retour à Bologne', 'Back to Bologna'], [MODENA, STATION], { price: 9 }),
    ride(4, '07:20', 55, 'train', ['Train pour Parme', 'Train to Parma'], [STATION, PARMA], { price: 16 }),
    visit(
      4,
      '08:45',
      120,
      ['Une fromagerie de Parmigiano Reggiano', 'A Parmigiano Reggiano dairy'],
      ['Parma', 44.78, 10.36],
      {
        price: 40,
        note: [
          'Réservez à l’avance ; un taxi vous y mène en un quart d’heure.',
          'Book ahead; a taxi takes you there in a quarter of an hour.',
        ],
      },
    ),
    meal(4, '12:30', ['Culatello et tortelli d’erbetta', 'Culatello and tortelli d’erbetta'], PARMA, {
      price: 60,
    }),
    visit(4, '14:30', 90, ['Teatro Farnese', 'Teatro Farnese'], ['Palazzo della Pilotta', 44.8045, 10.3258], {
      sub: 'museum',
      closed: [1],
      price: 36,
    }),
    ride(4, '17:30', 55, 'train', ['Retour à Bologne', 'Back to Bologna'], [PARMA, STATION], { price: 16 }),
    note(
      4,
      ['Dans la valise', 'In the suitcase'],
      [
        'Le parmesan sous vide voyage sans peine ; le jambon et le fromage frais, seulement à l’intérieur de l’Union européenne.',
        'Vacuum-packed Parmesan travels well; ham and fresh cheese do so only within the European Union.',
      ],
    ),
  ],
};

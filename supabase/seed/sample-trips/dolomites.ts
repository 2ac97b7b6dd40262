import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const BOLZANO: Spot = ['Bolzano / Bozen', 46.4983, 11.3548];
const ORTISEI: Spot = ['Ortisei / St. Ulrich', 46.5744, 11.6727];
const FIRENZE: Spot = ['Rifugio Firenze / Regensburger Hütte', 46.5864, 11.7627];
const PUEZ: Spot = ['Rifugio Puez', 46.5847, 11.8369];
const CORVARA: Spot = ['Corvara in Badia', 46.5505, 11.8725];
const LAGAZUOI: Spot = ['Rifugio Lagazuoi', 46.5277, 12.0086];
const CORTINA: Spot = ['Cortina d’Ampezzo', 46.5405, 12.1357];

/** From hut to hut between two valleys. */
export const dolomites: SampleTrip = {
  slug: 'les-dolomites-a-pied',
  theme: 'montagne',
  isExample: true,
  title: ['Les Dolomites à pied', 'The Dolomites on foot'],
  summary: [
    'De Bolzano à Cortina en six jours, de refuge en refuge, sans voiture et avec un sac de huit kilos.',
    'Bolzano to Cortina in six days, from hut to hut, without a car and with an eight-kilo pack.',
  ],
  destination: ['Dolomites', 'Dolomites'],
  spot: ['Dolomiti', 46.55, 11.85],
  country: 'IT',
  landscape: 'mountains',
  days: 6,
  month: 7,
  currency: 'EUR',
  tips: [
    [
      '- **Réservez les refuges dès le printemps :** en juillet et en août, les dortoirs sont pleins des semaines avant.',
      '- **La saison est courte :** la plupart ouvrent de la mi-juin à la fin septembre, selon la neige.',
      '- **Emportez un drap-sac et des espèces :** le premier est demandé partout, les secondes dépannent quand le réseau tombe.',
      '- **Partez tôt :** les orages d’été éclatent l’après-midi, et la descente du Lagazuoi n’est pas un endroit pour les attendre.',
    ],
    [
      '- **Book the huts in spring:** in July and August dormitories are full weeks ahead.',
      '- **The season is short:** most open from mid-June to late September, depending on snow.',
      '- **Bring a sheet sleeping bag and cash:** the first is asked for everywhere, the second helps when the network fails.',
      '- **Leave early:** summer storms break in the afternoon, and the way down from Lagazuoi is no place to wait for one.',
    ],
  ],
  items: [
    visit(
      1,
      '10:30',
      90,
      'Museo Archeologico dell’Alto Adige',
      ['Museo Archeologico dell’Alto Adige', 46.4998, 11.3494],
      {
        price: 26,
        sub: 'museum',
        closed: [1],
        note: [
          'On y vient pour Ötzi, l’homme des glaces ; l’entrée se réserve.',
          'You come for Ötzi, the Iceman; entry is booked ahead.',
        ],
      },
    ),
    ride(1, '14:00', 65, 'bus', ['Bus pour Ortisei', 'Bus to Ortisei'], [BOLZANO, ORTISEI], { price: 14 }),
    stay(1, 1, ['Pension à Ortisei', 'Guesthouse in Ortisei'], ORTISEI, { price: 130 }),
    visit(2, '08:30', 30, ['Téléphérique du Seceda', 'Seceda cable car'], ['Seceda', 46.6009, 11.7256], {
      price: 70,
      note: [
        'Première cabine : la crête est encore à l’ombre, et presque vide.',
        'First cabin: the ridge is still in shade, and nearly empty.',
      ],
    }),
    visit(2, '09:30', 150, ['Du Seceda au refuge Firenze', 'Seceda to Rifugio Firenze'], FIRENZE, {
      sub: 'hike',
    }),
    meal(2, '12:30', ['Canederli au refuge', 'Canederli at the hut'], FIRENZE, { price: 34 }),
    stay(2, 1, 'Rifugio Firenze', FIRENZE, { price: 140, note: ['En demi-pension.', 'Half board.'] }),
    visit(3, '08:00', 300, ['Par la Forcella Forces de Sieles', 'Over the Forcella Forces de Sieles'], PUEZ, {
      sub: 'hike',
      note: [
        'Un passage équipé d’un câble, court ; par temps humide, redescendez par la vallée.',
        'A short stretch with a cable; in the wet, go down by the valley instead.',
      ],
    }),
    stay(3, 1, 'Rifugio Puez', PUEZ, { price: 140 }),
    visit(
      4,
      '08:30',
      240,
      ['Plateau du Puez et descente vers Corvara', 'The Puez plateau and down to Corvara'],
      CORVARA,
      { sub: 'hike' },
    ),
    meal(4, '13:30', ['Déjeuner ladin', 'A Ladin lunch'], CORVARA, { price: 48 }),
    stay(4, 1, ['Chambre à Corvara', 'Room in Corvara'], CORVARA, {
      price: 150,
      note: [
        'Une vraie douche, une lessive, une nuit sans ronfleurs.',
        'A real shower, a wash, a night without snorers.',
      ],
    }),
    ride(
      5,
      '08:45',
      45,
      'bus',
      ['Bus pour le col de Falzarego', 'Bus to the Falzarego pass'],
      [CORVARA, ['Passo Falzarego', 46.519, 12.0093]],
      { price: 8 },
    ),
    visit(5, '10:00', 150, ['Galeries de la Grande Guerre', 'Tunnels of the Great War'], LAGAZUOI, {
      sub: 'hike',
      note: [
        'Lampe frontale et casque : le tunnel monte dans la roche sur plus d’un kilomètre.',
        'Head torch and helmet: the tunnel climbs inside the rock for over a kilometre.',
      ],
    }),
    stay(5, 1, 'Rifugio Lagazuoi', LAGAZUOI, {
      price: 170,
      note: [
        'La terrasse, au lever du soleil, vaut le réveil.',
        'The terrace at sunrise is worth the alarm.',
      ],
    }),
    visit(
      6,
      '08:30',
      180,
      ['Descente par les Cinque Torri', 'Down by the Cinque Torri'],
      ['Cinque Torri', 46.5113, 12.0507],
      { sub: 'hike' },
    ),
    ride(
      6,
      '13:00',
      25,
      'bus',
      ['Bus pour Cortina', 'Bus to Cortina'],
      [['Baita Bai de Dones', 46.5237, 12.0397], CORTINA],
      { price: 6 },
    ),
    note(
      6,
      ['Le retour', 'The way back'],
      [
        'De Cortina, des cars rejoignent Venise en un peu plus de deux heures et Dobbiaco, où passe le train.',
        'From Cortina, coaches reach Venice in a little over two hours, and Dobbiaco, where the train runs.',
      ],
    ),
  ],
};

import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const CENTRAL: Spot = ['Københavns Hovedbanegård', 55.6727, 12.5646];
const HUMLEBAEK: Spot = ['Humlebæk', 55.9636, 12.5339];

/** Four days with children, at their height and pace. */
export const copenhagen: SampleTrip = {
  slug: 'copenhague-en-famille',
  theme: 'en-famille',
  title: ['Copenhague en famille', 'Copenhagen with children'],
  summary: [
    'Quatre jours à hauteur d’enfant : un manège par jour, des vélos à caisse, des bains dans le port et des siestes respectées.',
    'Four days at a child’s pace: one ride a day, cargo bikes, swims in the harbour, and naps that work.',
  ],
  destination: ['Copenhague', 'Copenhagen'],
  spot: ['København', 55.6761, 12.5683],
  country: 'DK',
  landscape: 'harbour',
  days: 4,
  month: 8,
  currency: 'EUR',
  tips: [
    [
      '- **Un seul temps fort par jour,** le matin ; l’après-midi appartient aux aires de jeux, qui sont partout et très bonnes.',
      '- **Le vélo à caisse** se loue à la journée et remplace bus, poussette et négociations.',
      '- **Deux enfants de moins de douze ans** voyagent sans billet avec un adulte dans les transports de la ville : vérifiez les conditions du moment.',
      '- **Les restaurants coûtent cher :** les halles et les boulangeries nourrissent une famille debout, et mieux.',
    ],
    [
      '- **One highlight a day,** in the morning; afternoons belong to playgrounds, which are everywhere and very good.',
      '- **Cargo bikes** are hired by the day and replace buses, pushchair and negotiations.',
      '- **Two children under twelve** ride free with an adult on the city’s transport: check the current conditions.',
      '- **Restaurants are expensive:** market halls and bakeries feed a family standing up, and better.',
    ],
  ],
  items: [
    ride(
      1,
      '14:00',
      15,
      'train',
      ['De l’aéroport au centre', 'Airport to the centre'],
      [['Københavns Lufthavn', 55.6295, 12.6493], CENTRAL],
      { price: 10 },
    ),
    stay(1, 3, ['Appartement à Vesterbro', 'Flat in Vesterbro'], ['Vesterbro', 55.6685, 12.5488], {
      price: 540,
    }),
    visit(1, '16:30', 150, 'Tivoli', ['Tivoli', 55.6737, 12.5681], {
      price: 90,
      note: [
        'Allez-y le soir de l’arrivée : les lampions s’allument, et tout le monde est debout.',
        'Go on the evening you arrive: the lanterns come on, and everybody is awake.',
      ],
    }),
    visit(2, '09:30', 60, ['Louer un vélo à caisse', 'Hire a cargo bike'], ['Vesterbro', 55.6685, 12.5488], {
      price: 55,
      sub: 'other',
    }),
    visit(
      2,
      '10:45',
      105,
      ['Bains d’Islands Brygge', 'The Islands Brygge harbour bath'],
      ['Havnebadet Islands Brygge', 55.6663, 12.5779],
      {
        sub: 'beach',
        note: [
          'Bassins séparés pour les petits, maîtres-nageurs en été, gratuit.',
          'Separate pools for small ones, lifeguards in summer, free.',
        ],
      },
    ),
    meal(
      2,
      '13:00',
      ['Smørrebrød aux halles', 'Smørrebrød at the market halls'],
      ['Torvehallerne', 55.6838, 12.5694],
      { price: 44 },
    ),
    visit(
      2,
      '15:00',
      120,
      ['Jardin du Roi et théâtre de marionnettes', 'The King’s Garden and its puppet theatre'],
      ['Kongens Have', 55.6851, 12.5793],
      {
        closed: [1],
        note: [
          'En été, les marionnettes jouent gratuitement l’après-midi, sauf le lundi.',
          'In summer the puppets play for free in the afternoon, except on Mondays.',
        ],
      },
    ),
    ride(3, '10:00', 36, 'train', ['Train pour Humlebæk', 'Train to Humlebæk'], [CENTRAL, HUMLEBAEK], {
      price: 24,
    }),
    visit(
      3,
      '11:00',
      180,
      ['Louisiana et son aile des enfants', 'Louisiana and its children’s wing'],
      ['Louisiana Museum of Modern Art', 55.9697, 12.5431],
      {
        price: 40,
        sub: 'museum',
        closed: [1],
        note: [
          'Ateliers pour les enfants, pelouses jusqu’à l’eau pour tous.',
          'Workshops for children, lawns down to the water for everybody.',
        ],
      },
    ),
    meal(
      3,
      '14:00',
      ['Pique-nique face au Sund', 'Picnic facing the Sound'],
      ['Louisiana', 55.969, 12.5445],
      { price: 25 },
    ),
    ride(3, '15:30', 36, 'train', ['Retour en ville', 'Back to town'], [HUMLEBAEK, CENTRAL], { price: 24 }),
    visit(
      4,
      '10:00',
      120,
      ['L’aquarium du Danemark', 'Denmark’s aquarium'],
      ['Den Blå Planet', 55.6383, 12.656],
      {
        price: 75,
        note: [
          'À dix minutes de l’aéroport : gardez-le pour le dernier matin.',
          'Ten minutes from the airport: keep it for the last morning.',
        ],
      },
    ),
    meal(
      4,
      '12:15',
      ['Une dernière brioche à la cannelle', 'A last cinnamon bun'],
      ['Kastrup', 55.635, 12.65],
      { price: 14 },
    ),
    note(
      4,
      ['Bagages', 'Luggage'],
      [
        'Laissez-les à la consigne de la gare ou de l’aéroport : l’aquarium n’a que de petits casiers.',
        'Leave them at the station or the airport: the aquarium has small lockers only.',
      ],
    ),
  ],
};

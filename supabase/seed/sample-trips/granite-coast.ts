import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const LANNION: Spot = ['Gare de Lannion', 48.7296, -3.4637];
const PERROS: Spot = ['Perros-Guirec', 48.8142, -3.4434];
const PLOUMANACH: Spot = ['Phare de Mean Ruz, Ploumanac’h', 48.8373, -3.4833];
const ARCOUEST: Spot = ['Pointe de l’Arcouest', 48.8203, -3.0186];
const BREHAT: Spot = ['Île de Bréhat', 48.8464, -3.0031];
const ROSCOFF: Spot = ['Roscoff', 48.7267, -3.9866];

/** Four days where the rock is pink and the tide is the timetable. */
export const graniteCoast: SampleTrip = {
  slug: 'la-cote-de-granit-rose',
  theme: 'bord-de-mer',
  title: ['La Côte de granit rose, à marée basse', 'The Pink Granite Coast, at low tide'],
  summary: [
    'Quatre jours de sentier des douaniers, d’îles et de crêpes, avec l’annuaire des marées pour montre.',
    'Four days of coast path, islands and crêpes, with the tide table for a watch.',
  ],
  destination: ['Perros-Guirec', 'Perros-Guirec'],
  spot: ['Perros-Guirec', 48.8142, -3.4434],
  country: 'FR',
  landscape: 'sea',
  days: 4,
  month: 6,
  currency: 'EUR',
  tips: [
    [
      '- **Regardez les marées avant tout :** les coefficients au-dessus de 90 découvrent l’estran, et isolent des rochers en une demi-heure.',
      '- **Juin et septembre** ont la lumière longue et des chambres libres.',
      '- **Une couche de plus :** le vent change d’avis deux fois par jour, même en été.',
      '- **Sans voiture :** des bus relient Lannion à la côte ; le dimanche, ils sont rares.',
    ],
    [
      '- **Look at the tides first:** coefficients above 90 uncover the foreshore, and cut off rocks within half an hour.',
      '- **June and September** have long light and free rooms.',
      '- **One more layer:** the wind changes its mind twice a day, even in summer.',
      '- **Without a car:** buses link Lannion to the coast; on Sundays they are rare.',
    ],
  ],
  items: [
    ride(1, '13:30', 35, 'bus', ['Bus pour Perros-Guirec', 'Bus to Perros-Guirec'], [LANNION, PERROS], {
      price: 5,
    }),
    stay(1, 3, ['Chambre d’hôtes à Perros-Guirec', 'Guest room in Perros-Guirec'], PERROS, { price: 300 }),
    visit(
      1,
      '16:30',
      150,
      ['Sentier des douaniers jusqu’à Ploumanac’h', 'The coast path to Ploumanac’h'],
      PLOUMANACH,
      {
        sub: 'hike',
        note: [
          'En fin de journée, le granit passe du rose au cuivre.',
          'Late in the day the granite turns from pink to copper.',
        ],
      },
    ),
    meal(
      1,
      '19:45',
      ['Galettes à Ploumanac’h', 'Galettes in Ploumanac’h'],
      ['Ploumanac’h', 48.8303, -3.4867],
      { price: 40 },
    ),
    visit(
      2,
      '09:45',
      150,
      ['Tour des Sept-Îles en bateau', 'Round the Sept-Îles by boat'],
      ['Les Sept-Îles', 48.8783, -3.4867],
      {
        price: 50,
        note: [
          'La colonie de fous de Bassan, la seule de France, est là d’avril à septembre.',
          'The gannet colony, the only one in France, is there from April to September.',
        ],
      },
    ),
    visit(
      2,
      '14:30',
      120,
      ['Plage de Trestraou', 'Trestraou beach'],
      ['Plage de Trestraou', 48.8197, -3.4553],
      { sub: 'beach' },
    ),
    meal(2, '20:00', ['Plateau de fruits de mer', 'A seafood platter'], PERROS, { price: 90 }),
    ride(
      3,
      '08:30',
      75,
      'rental_car',
      ['Vers la pointe de l’Arcouest', 'To the Pointe de l’Arcouest'],
      [PERROS, ARCOUEST],
      { price: 60 },
    ),
    ride(3, '10:00', 10, 'ferry', ['Vedette pour Bréhat', 'Boat to Bréhat'], [ARCOUEST, BREHAT], {
      price: 24,
      note: ['Le billet est un aller-retour.', 'The ticket is a return.'],
    }),
    visit(
      3,
      '10:30',
      120,
      [
        'Bréhat à pied, du Port-Clos au phare du Paon',
        'Bréhat on foot, from Port-Clos to the Paon lighthouse',
      ],
      ['Phare du Paon', 48.8622, -2.9864],
      {
        sub: 'hike',
        note: [
          'Aucune voiture dans l’île ; à marée basse, le débarcadère change de place.',
          'No cars on the island; at low tide the landing stage moves.',
        ],
      },
    ),
    meal(3, '13:00', ['Pique-nique au Bourg', 'Picnic in the Bourg'], BREHAT, { price: 22 }),
    visit(
      3,
      '14:30',
      90,
      ['Par l’île sud jusqu’au Port-Clos', 'By the southern island to Port-Clos'],
      ['Port-Clos, Île de Bréhat', 48.8405, -3.0],
      { sub: 'walk' },
    ),
    ride(3, '16:15', 10, 'ferry', ['Vedette de retour', 'Boat back'], [BREHAT, ARCOUEST]),
    ride(3, '16:45', 75, 'rental_car', ['Retour à Perros', 'Back to Perros'], [ARCOUEST, PERROS]),
    ride(4, '09:00', 75, 'rental_car', ['Route de Roscoff', 'The road to Roscoff'], [PERROS, ROSCOFF]),
    visit(4, '10:45', 120, ['Le vieux port et ses corsaires', 'The old harbour and its corsairs'], ROSCOFF, {
      sub: 'walk',
    }),
    meal(4, '12:45', ['Une soupe à l’oignon rosé', 'Pink onion soup'], ROSCOFF, { price: 44 }),
    note(
      4,
      ['Le train du soir', 'The evening train'],
      [
        'De Morlaix, Paris est à trois heures environ : rendez la voiture là-bas.',
        'From Morlaix, Paris is about three hours away: leave the car there.',
      ],
    ),
  ],
};

import { meal, note, ride, type SampleTrip, type Spot, stay, visit } from './plan.ts';

const AIRPORT: Spot = ['Leknes', 68.1525, 13.6094];
const HENNINGSVAER: Spot = ['Henningsvær', 68.1556, 14.2023];
const HAMNOY: Spot = ['Hamnøy', 67.9456, 13.1318];
const A: Spot = ['Å', 67.8793, 12.9787];

/** Bridges, cabins on stilts, beaches below walls of rock. */
export const lofoten: SampleTrip = {
  slug: 'les-lofoten-en-voiture',
  theme: 'iles',
  title: ['Les Lofoten en voiture', 'The Lofoten by car'],
  summary: [
    'Cinq jours d’île en île par la E10 : des cabanes de pêcheurs, des plages blanches et le soleil qui ne se couche pas.',
    'Five days from island to island on the E10: fishing cabins, white beaches and a sun that does not set.',
  ],
  destination: ['Lofoten', 'Lofoten'],
  spot: ['Reine', 67.9324, 13.0887],
  country: 'NO',
  landscape: 'fjord',
  days: 5,
  month: 6,
  currency: 'EUR',
  tips: [
    [
      '- **Juin et juillet** pour le soleil de minuit, septembre pour les premières aurores.',
      '- **Les rorbuer** (cabanes sur pilotis) se réservent dès l’hiver.',
      '- **La E10 est étroite :** garez-vous sur les aires, jamais sur le bord.',
      '- **Il peut faire huit degrés en juillet :** un coupe-vent, un bonnet, un masque pour dormir.',
    ],
    [
      '- **June and July** for the midnight sun, September for the first northern lights.',
      '- **Rorbuer** (cabins on stilts) are booked as early as winter.',
      '- **The E10 is narrow:** park in lay-bys, never on the verge.',
      '- **It may be eight degrees in July:** bring a windproof, a hat, and a mask to sleep.',
    ],
  ],
  items: [
    ride(
      1,
      '13:00',
      75,
      'rental_car',
      ['De Leknes à Henningsvær', 'Leknes to Henningsvær'],
      [AIRPORT, HENNINGSVAER],
      {
        price: 420,
        note: ['Location pour cinq jours.', 'Hire for five days.'],
      },
    ),
    visit(1, '15:00', 90, ['Le stade entre les rochers', 'The pitch among the rocks'], HENNINGSVAER),
    stay(1, 2, ['Chambre au port', 'Room on the harbour'], HENNINGSVAER, { price: 340 }),
    meal(1, '19:00', ['Morue, comme partout ici', 'Cod, as everywhere here'], HENNINGSVAER, { price: 80 }),
    visit(
      2,
      '10:00',
      120,
      ['Le musée viking de Borg', 'The Viking museum at Borg'],
      ['Lofotr, Borg', 68.2436, 13.7969],
      { price: 46 },
    ),
    visit(2, '14:30', 150, ['La plage de Haukland', 'Haukland beach'], ['Haukland', 68.1989, 13.5287], {
      sub: 'beach',
    }),
    visit(
      3,
      '10:30',
      90,
      ['Nusfjord, le village en bois', 'Nusfjord, the wooden village'],
      ['Nusfjord', 68.035, 13.348],
      { price: 20 },
    ),
    ride(
      3,
      '13:00',
      60,
      'rental_car',
      ['Vers Hamnøy par la E10', 'To Hamnøy on the E10'],
      [['Nusfjord', 68.035, 13.348], HAMNOY],
    ),
    stay(3, 2, ['Rorbu à Hamnøy', 'Rorbu in Hamnøy'], HAMNOY, { price: 460 }),
    visit(
      4,
      '08:00',
      180,
      ['Les marches du Reinebringen', 'The steps of Reinebringen'],
      ['Reinebringen', 67.927, 13.071],
      {
        sub: 'hike',
        note: [
          'Près de deux mille marches ; jamais par temps de pluie.',
          'Nearly two thousand steps; never in the rain.',
        ],
      },
    ),
    visit(4, '14:00', 90, ['Å, où la route finit', 'Å, where the road ends'], A),
    meal(4, '19:00', ['Dîner à Reine', 'Dinner in Reine'], ['Reine', 67.9324, 13.0887], { price: 90 }),
    ride(5, '09:30', 75, 'rental_car', ['Retour à Leknes', 'Back to Leknes'], [HAMNOY, AIRPORT]),
    note(
      5,
      ['Si le vent se lève', 'If the wind rises'],
      [
        'Les petits avions de Leknes attendent parfois : gardez de la marge pour la correspondance.',
        'The small planes of Leknes sometimes wait: leave a margin for your connection.',
      ],
    ),
  ],
};

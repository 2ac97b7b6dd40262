import { LISBON } from './lisbon-places.ts';

/** A row by column; each is given an id and its trip by whoever stores it. */
export type DemoRow = Readonly<Record<string, unknown>> & { readonly title: string };

/** The date of a day of the trip, counted from 1. */
export type DayOf = (number: number) => string;

/** Ways, with their local times of departure; durations in minutes, distances in metres. */
export function transport(day: DayOf): DemoRow[] {
  const ride = (
    [number, time, duration]: readonly [number, string, number],
    [title, sub_type]: readonly [string, string],
    [start_location, end_location, distance_m]: readonly [object, object, number],
    price: number | null,
    notes: string | null = null,
  ) => ({
    title,
    date: day(number),
    time,
    duration,
    break_duration: 0,
    sub_type,
    start_location,
    end_location,
    distance_m,
    price,
    currency: 'EUR',
    notes,
  });
  const { airport, bordeauxAirport, rossio, sintraStation } = LISBON;
  return [
    ride(
      [1, '08:00', 110],
      ['Bordeaux → Lisbonne', 'plane'],
      [bordeauxAirport, airport, 970_000],
      275.2,
      'Heures de Bordeaux ; à Lisbonne, il est une heure de moins.',
    ),
    ride(
      [1, '10:10', 30],
      ['Métro jusqu’à Baixa-Chiado', 'metro'],
      [airport, LISBON.baixaChiado, 9_500],
      3.7,
      'Ligne rouge jusqu’à Alameda, puis ligne verte.',
    ),
    ride(
      [2, '11:40', 35],
      ['Tram 28 de Martim Moniz à l’Estrela', 'metro'],
      [LISBON.martimMoniz, LISBON.estrela, 4_200],
      6.4,
      'Au départ de la ligne, pour être assis.',
    ),
    ride([3, '08:41', 40], ['Rossio → Sintra', 'train'], [rossio, sintraStation, 27_000], 4.9),
    ride([3, '17:10', 40], ['Sintra → Rossio', 'train'], [sintraStation, rossio, 27_000], 4.9),
    ride(
      [3, '18:40', 10],
      ['Bateau jusqu’à Cacilhas', 'ferry'],
      [LISBON.caisDoSodre, LISBON.cacilhas, 1_900],
      3,
    ),
    ride([3, '21:30', 10], ['Bateau du retour', 'ferry'], [LISBON.cacilhas, LISBON.caisDoSodre, 1_900], 3),
    ride(
      [4, '09:15', 25],
      ['Tram 15 jusqu’à Belém', 'metro'],
      [LISBON.commerceSquare, LISBON.belem, 6_300],
      3.7,
    ),
    ride([5, '14:45', 30], ['Métro vers l’aéroport', 'metro'], [LISBON.intendente, airport, 7_600], 3.7),
    ride(
      [5, '17:25', 110],
      ['Lisbonne → Bordeaux', 'plane'],
      [airport, bordeauxAirport, 970_000],
      263.6,
      'Heures de Lisbonne ; arrivée à 20 h 15 à Bordeaux.',
    ),
  ];
}

/** Two of them at once on the first day, one paid in pounds: the planner shows both. */
export function activities(day: DayOf): DemoRow[] {
  const visit = (
    [number, time, end_time]: readonly [number, string | null, string | null],
    [title, sub_type]: readonly [string, string],
    location: object,
    price: number | null,
    notes: string | null = null,
    currency = 'EUR',
  ) => ({
    title,
    date: day(number),
    time,
    end_time,
    duration: minutesBetween(time, end_time),
    type: sub_type,
    sub_type,
    location,
    price,
    currency,
    notes,
  });
  return [
    visit(
      [1, '11:15', '12:45'],
      ['Praça do Comércio et arc de la Rua Augusta', 'sightseeing'],
      LISBON.commerceSquare,
      9,
      'Monter sur l’arc avant midi : la lumière vient du fleuve.',
    ),
    visit(
      [1, '15:30', '17:00'],
      ['Castelo de São Jorge', 'sightseeing'],
      LISBON.castle,
      30,
      'Les paons dorment dans les pins, près de la tour d’Ulysse.',
    ),
    visit(
      [1, '16:00', '17:15'],
      ['Atelier d’azulejos', 'workshop'],
      LISBON.tileWorkshop,
      56,
      'Payé en livres, sur le site de l’atelier. À déplacer : il tombe pendant le château.',
      'GBP',
    ),
    visit(
      [1, '17:45', '18:45'],
      ['Miradouro da Senhora do Monte', 'walk'],
      LISBON.senhoraDoMonte,
      null,
      'Arriver avant le soleil ; le marchand de jus s’installe sous le pin.',
    ),
    visit(
      [2, '10:00', '11:15'],
      ['Ruines du Carmo', 'museum'],
      LISBON.carmo,
      14,
      'Fermé le dimanche. La nef est restée à ciel ouvert depuis 1755.',
    ),
    visit([2, '12:20', '13:10'], ['Jardim da Estrela', 'walk'], LISBON.estrela, null),
    visit([2, '15:30', '17:00'], ['Musée du Fado', 'museum'], LISBON.fadoMuseum, 10),
    visit(
      [3, '10:00', '12:30'],
      ['Palais de Pena', 'sightseeing'],
      LISBON.pena,
      40,
      'Le créneau vaut pour l’entrée du palais, à une demi-heure de marche du portail.',
    ),
    visit(
      [3, '14:00', '16:30'],
      ['Quinta da Regaleira', 'sightseeing'],
      LISBON.regaleira,
      30,
      'Le puits initiatique se descend : entrer par le haut.',
    ),
    visit([4, '10:00', '11:15'], ['Padrão dos Descobrimentos', 'sightseeing'], LISBON.discoveries, 14),
    visit(
      [4, '13:30', '15:30'],
      ['MAAT, au bord du Tage', 'museum'],
      LISBON.maat,
      22,
      'Ouvert le lundi, fermé le mardi. Le toit se traverse à pied.',
    ),
    visit(
      [4, '16:15', '17:45'],
      ['LX Factory et la librairie Ler Devagar', 'shopping'],
      LISBON.lxFactory,
      null,
    ),
    visit(
      [5, '09:00', '10:15'],
      ['Feira da Ladra', 'shopping'],
      LISBON.fleaMarket,
      null,
      'Le marché aux puces a lieu le mardi et le samedi.',
    ),
  ];
}

/** One of them without a time yet. */
export function meals(day: DayOf): DemoRow[] {
  const meal = (
    [number, time, end_time]: readonly [number, string | null, string | null],
    title: string,
    location: object,
    price: number,
    notes: string | null = null,
  ) => ({
    title,
    date: day(number),
    time,
    end_time,
    duration: minutesBetween(time, end_time),
    location,
    price,
    currency: 'EUR',
    notes,
  });
  return [
    meal(
      [1, '13:00', '14:30'],
      'Taberna da Rua das Flores',
      LISBON.flores,
      48,
      'Sans réservation : s’inscrire à l’ardoise dès 12 h 30.',
    ),
    meal(
      [1, null, null],
      'Pastéis de nata à la Manteigaria',
      LISBON.manteigaria,
      5.2,
      'Quand la cloche sonne, ils sortent du four.',
    ),
    meal(
      [1, '20:00', '22:30'],
      'Dîner au Clube de Fado',
      LISBON.clubeDeFado,
      120,
      'Table pour deux. On se tait quand les lumières baissent.',
    ),
    meal([2, '13:30', '14:45'], 'Time Out Market', LISBON.timeOut, 36),
    meal([2, '20:00', '21:45'], 'A Cevicheria', LISBON.cevicheria, 78),
    meal([3, '12:50', '13:40'], 'Travesseiros chez Piriquita', LISBON.piriquita, 12),
    meal(
      [3, '19:15', '21:00'],
      'Ponto Final',
      LISBON.pontoFinal,
      62,
      'Les tables jaunes au bord de l’eau, le pont en face. S’assurer que le quai est ouvert.',
    ),
    meal(
      [4, '11:30', '12:30'],
      'Pastéis de Belém',
      LISBON.pasteisDeBelem,
      8.4,
      'Prendre la file de droite : c’est celle des tables.',
    ),
    meal([4, '20:00', '21:45'], 'Cantinho do Avillez', LISBON.cantinho, 86),
    meal(
      [5, '12:15', '14:00'],
      'Cervejaria Ramiro',
      LISBON.ramiro,
      74,
      'Finir par un prego, comme tout le monde.',
    ),
  ];
}

/** Minutes from one time of the same day to another; an hour when not said. */
function minutesBetween(time: string | null, end: string | null): number {
  if (time === null || end === null) return 60;
  return Temporal.PlainTime.from(time).until(end).total('minutes');
}

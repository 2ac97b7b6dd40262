import { frenchSpaces } from '../prose.ts';
import { activities, type DayOf, type DemoRow, meals, transport } from './lisbon-items.ts';
import { LISBON } from './lisbon-places.ts';

/** The trip that shows what a trip can be, as rows by table. */
export type DemoTrip = { trip: DemoRow; items: Readonly<Record<string, readonly DemoRow[]>> };

const DAYS = 5;
const WEEKS_AHEAD = 15;
const FRIDAY = 5;

/** The first Friday from fifteen weeks after today: the museums' closing days below count on it. */
export function lisbonStart(today: Temporal.PlainDate): Temporal.PlainDate {
  const soonest = today.add({ weeks: WEEKS_AHEAD });
  return soonest.add({ days: (FRIDAY - soonest.dayOfWeek + 7) % 7 });
}

/** « Lisbonne, la lumière de mars »: five days from `start`, which is a Friday. Prices are for two, in euros. */
export function lisbonTrip(start: Temporal.PlainDate): DemoTrip {
  const day = (number: number) => start.add({ days: number - 1 }).toString();
  const trip = {
    title: `Lisbonne, la lumière ${ofMonth(start)}`,
    description:
      'Cinq jours à deux, entre les collines et le fleuve : l’Alfama d’abord, un dimanche à Sintra, Belém quand le vent est tombé. On marche beaucoup, on réserve peu.',
    destination: 'Lisbonne',
    destination_details: {
      name: 'Lisbonne',
      formatted_address: 'Lisbonne, Portugal',
      country_iso_a2: 'PT',
      lat: 38.71667,
      lng: -9.13333,
      place_id: 2267057,
    },
    start_date: day(1),
    end_date: day(DAYS),
    status: 'planned',
    currency: 'EUR',
    budget: 2400,
    travellers: 2,
  };
  const items = {
    trip_accommodations: stays(day),
    trip_itineraries: transport(day),
    trip_activities: activities(day),
    trip_meals: meals(day),
    trip_notes: notes(day),
    trip_tasks: tasks(start),
  };
  return typeset({ trip, items });
}

function ofMonth(date: Temporal.PlainDate): string {
  const month = date.toLocaleString('fr', { month: 'long' });
  return /^[aeiouyéèê]/.test(month) ? `d’${month}` : `de ${month}`;
}

function stays(day: DayOf): DemoRow[] {
  return [
    {
      title: 'Memmo Alfama',
      address: LISBON.hotel.formatted_address,
      location: LISBON.hotel,
      check_in: day(1),
      check_out: day(DAYS),
      check_in_time: '15:00',
      check_out_time: '11:00',
      price: 756,
      currency: 'EUR',
      notes:
        'Chambre avec vue sur le Tage. Les taxis ne montent pas jusqu’à la porte : finir à pied depuis la Sé.',
    },
  ];
}

function notes(day: DayOf): DemoRow[] {
  const note = (date: string | null, title: string, content: string) => ({ title, date, content });
  return [
    note(
      null,
      'Dans les sacs',
      'Chaussures qui accrochent : les pavés sont polis comme du verre.\nUne veste pour le vent du soir.\nDes espèces pour les tavernes.',
    ),
    note(
      day(2),
      'Si les jambes disent non',
      'Le funiculaire de Bica, s’il roule, monte pendant que l’on regarde. Les ascenseurs de la Baixa mènent presque au château.',
    ),
    note(
      day(4),
      'Le monastère',
      'Les Jerónimos sont fermés le lundi : on les voit du dehors, et l’on garde le cloître pour un prochain voyage.',
    ),
  ];
}

function tasks(start: Temporal.PlainDate): DemoRow[] {
  const before = (days: number) => start.subtract({ days }).toString();
  return [
    { title: 'Réserver le créneau de Pena', due_date: before(21) },
    { title: 'Déplacer l’atelier d’azulejos', due_date: before(14) },
    { title: 'S’enregistrer sur le vol', due_date: before(1) },
  ];
}

/** The same with French spaces in every text. */
function typeset<Value>(value: Value): Value {
  return JSON.parse(frenchSpaces(JSON.stringify(value)));
}

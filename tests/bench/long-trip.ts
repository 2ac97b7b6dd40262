import { createPerson } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { type BenchTrip, inserter } from './trip-fixture.ts';

const DAYS = 60;
const FIRST_DAY = '2027-03-01';

/** The ISO day so many days after the first. */
export function dayAt(index: number): string {
  return Temporal.PlainDate.from(FIRST_DAY).add({ days: index }).toString();
}

/** A spot about the city, another one for each index. */
function spot(index: number) {
  const lat = 38.7 + ((index * 37) % 100) / 1000;
  const lng = -9.2 + ((index * 53) % 140) / 1000;
  const name = `Lieu ${index}`;
  return { name, formatted_address: `${name}, Lisbonne`, lat, lng };
}

const HOURS = ['09:00', '10:15', '11:30', '14:30', '16:00', '17:30', '19:00', '21:30'];

/** Makes a trip of sixty days and a thousand items: what the planner has to carry without a pause. */
export async function createLongTrip(server: RunningServer): Promise<BenchTrip> {
  const owner = await createPerson(server, { name: 'Camille' });
  const id = crypto.randomUUID();
  const insert = inserter(server, owner);
  const common = { trip_id: id, created_by: owner.id };
  const days = Array.from({ length: DAYS }, (_, index) => dayAt(index));
  await insert('trips', [
    {
      id,
      owner_id: owner.id,
      title: 'Soixante jours',
      destination: 'Lisbonne',
      start_date: FIRST_DAY,
      end_date: dayAt(DAYS - 1),
      currency: 'EUR',
    },
  ]);
  // 60 × (1 + 2 + 2 + 8 + 3) = 960, and 40 ideas without an hour.
  const priced = { ...common, currency: 'EUR', price: 24.5 };
  await insert(
    'trip_accommodations',
    days.map((day, index) => ({
      ...priced,
      title: `Hôtel ${index}`,
      location: spot(index),
      check_in: day,
      check_out: dayAt(index + 1),
    })),
  );
  for (const time of ['08:15', '23:00']) {
    await insert(
      'trip_itineraries',
      days.map((date, index) => ({
        ...priced,
        title: `Tram de ${time}`,
        date,
        time,
        duration: 25,
        start_location: spot(index),
        end_location: spot(index + 1),
      })),
    );
  }
  for (const time of ['12:45', '20:15']) {
    await insert(
      'trip_meals',
      days.map((date, index) => ({
        ...priced,
        title: `Repas de ${time}`,
        date,
        time,
        location: spot(index + 7),
      })),
    );
  }
  for (const [at, time] of HOURS.entries()) {
    await insert(
      'trip_activities',
      days.map((date, index) => ({
        ...priced,
        title: `Visite de ${time}`,
        date,
        time,
        duration: 60,
        location: spot(index * HOURS.length + at),
      })),
    );
  }
  for (const subject of ['Passeports', 'Chargeurs', 'Billets']) {
    await insert(
      'trip_notes',
      days.map((date) => ({ ...common, title: subject, content: 'À ne pas oublier.', date })),
    );
  }
  await insert(
    'trip_activities',
    Array.from({ length: 40 }, (_, index) => ({ ...priced, title: `Idée ${index}`, date: dayAt(index) })),
  );
  return { id, owner };
}

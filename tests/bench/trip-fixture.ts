import { createPerson, type Person } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';

/** Twenty days with seven items each: a full trip, 140 items over the five tables. */
const DAYS = 20;

export interface BenchTrip {
  id: string;
  owner: Person;
}

/** Headers of a signed-in call to the data API. */
export function authorised(server: RunningServer, person: Person): Record<string, string> {
  return {
    apikey: server.publishableKey,
    authorization: `Bearer ${person.accessToken}`,
    'content-type': 'application/json',
  };
}

/** How rows are written in one request each; throws with the answer when they are refused. */
export function inserter(server: RunningServer, person: Person) {
  const headers = { ...authorised(server, person), prefer: 'return=minimal' };
  return async (table: string, rows: object[]): Promise<void> => {
    const body = JSON.stringify(rows);
    const response = await fetch(`${server.url}/rest/v1/${table}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  };
}

/** Makes a premium owner and a trip of 140 items through the data API. */
export async function createFullTrip(server: RunningServer): Promise<BenchTrip> {
  const owner = await createPerson(server, { name: 'Camille' });
  const id = crypto.randomUUID();
  const insert = inserter(server, owner);
  await insert('trips', [
    {
      id,
      owner_id: owner.id,
      title: 'Vingt jours',
      destination: 'Lisbonne',
      start_date: '2027-03-01',
      end_date: '2027-03-20',
      currency: 'EUR',
    },
  ]);
  const common = { trip_id: id, created_by: owner.id };
  const days = Array.from({ length: DAYS }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
  await insert(
    'trip_accommodations',
    days.slice(0, -1).map((day, index) => ({
      ...common,
      title: `Hôtel ${index}`,
      address: 'Rua da Prata 1',
      check_in: day,
      check_out: days[index + 1],
      price: 120.5,
      currency: 'EUR',
    })),
  );
  await insert('trip_accommodations', [
    {
      ...common,
      title: 'Hôtel du retour',
      address: 'Rua Augusta 2',
      check_in: '2027-03-20',
      check_out: '2027-03-21',
      price: 99,
      currency: 'EUR',
    },
  ]);
  await insert(
    'trip_itineraries',
    days.map((date) => ({
      ...common,
      title: 'Tram 28',
      date,
      time: '09:00',
      duration: 25,
      price: 3,
      currency: 'EUR',
    })),
  );
  for (const time of ['10:00', '15:00']) {
    await insert(
      'trip_activities',
      days.map((date) => ({
        ...common,
        title: `Visite de ${time}`,
        date,
        time,
        duration: 90,
        type: 'activity',
        price: 12,
        currency: 'EUR',
      })),
    );
  }
  for (const time of ['13:00', '20:00']) {
    await insert(
      'trip_meals',
      days.map((date) => ({ ...common, title: `Repas de ${time}`, date, time, price: 25, currency: 'EUR' })),
    );
  }
  await insert(
    'trip_notes',
    days.map((date) => ({ ...common, title: 'À ne pas oublier', content: 'Passeports et chargeurs.', date })),
  );
  return { id, owner };
}

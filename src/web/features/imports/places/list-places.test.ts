import { expect, it } from 'vitest';
import { tripActivity, tripNote } from '#tests/support/trip-details.ts';
import { listPlaces } from './list-places.ts';

const place = (name: string, lat: number) => ({
  id: name,
  name,
  note: '',
  place: { name, formatted_address: name, lat, lng: -9.1 },
});

it('[PLUS-14] places that are in the trip already are known again, also those that became notes', () => {
  const visit = tripActivity('visit', { location: place('Belvédère', 38.71).place });
  const note = { ...tripNote('note', null), title: 'Chez Inès' };
  const offered = [place('Miradouro', 38.71), place('chez ines', 38.72), place('Autre', 38.73)];
  expect(listPlaces(offered, [visit, note]).map(({ status }) => status)).toEqual(['there', 'there', null]);
});

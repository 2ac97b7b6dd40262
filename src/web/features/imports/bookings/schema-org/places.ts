import { type PlaceClue, townsIn } from '../reservation.ts';
import { nodeOf, type SchemaNode, textOf } from './node.ts';

export function placeOf(node: SchemaNode | null): PlaceClue | null {
  if (!node) return null;
  const name = textOf(node, 'name', 'alternateName');
  const postal = nodeOf(node, 'address');
  const address = postal ? postalLine(postal) : textOf(node, 'address');
  const iata = textOf(node, 'iataCode').toUpperCase();
  const locality = textOf(postal, 'addressLocality');
  const country = textOf(postal, 'addressCountry');
  const isIata = /^[A-Z]{3}$/.test(iata);
  if (name === '' && address === '' && !isIata) return null;
  return {
    name: name || (isIata ? iata : address),
    address: address || name,
    ...(isIata && { iata }),
    ...pointOf(nodeOf(node, 'geo') ?? node),
    towns: locality === '' ? townsIn(name) : [locality],
    ...(/^[A-Z]{2}$/.test(country) && { country }),
  };
}

function postalLine(address: SchemaNode): string {
  const town = [textOf(address, 'postalCode'), textOf(address, 'addressLocality')].filter(Boolean).join(' ');
  const parts = [
    textOf(address, 'streetAddress'),
    town,
    textOf(address, 'addressRegion'),
    textOf(address, 'addressCountry'),
  ];
  return parts.filter(Boolean).join(', ') || textOf(address, 'name');
}

function pointOf(node: SchemaNode): Pick<PlaceClue, 'lat' | 'lng'> {
  const [lat, lng] = [textOf(node, 'latitude'), textOf(node, 'longitude')].map((text) =>
    text === '' ? Number.NaN : Number(text.replace(',', '.')),
  );
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return {};
  return { lat, lng };
}

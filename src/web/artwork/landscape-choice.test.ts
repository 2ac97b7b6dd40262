import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { published } from '#tests/support/published-rows.ts';
import {
  chooseLandscape,
  LANDSCAPE_KINDS,
  type LandscapeClues,
  landscapeKind,
  timeOfMonth,
} from './landscape-choice.ts';
import { landscapeOfCountry } from './landscape-countries.ts';
import { LANDMARKS } from './landscape-places.ts';

const drawing = (place: string, clues: LandscapeClues = {}) => {
  const { kind, composition } = chooseLandscape(place, clues);
  return `${kind}-${composition}`;
};

it('a place has the landscape that its name says, with and without accents, in both languages', () => {
  expect(chooseLandscape('Lisbonne').kind).toBe('city');
  expect(chooseLandscape('Les Dolomites').kind).toBe('mountains');
  expect(chooseLandscape('DÉSERT D’AGAFAY').kind).toBe('desert');
  expect(chooseLandscape('Black Forest').kind).toBe('forest');
  expect(chooseLandscape('Îles Éoliennes').kind).toBe('islands');
  expect(chooseLandscape('Côte de granit rose').kind).toBe('sea');
});

it('the same place always has the same picture, however its name is written', () => {
  expect(chooseLandscape('Séville')).toEqual(chooseLandscape(' seville '));
  expect(chooseLandscape('Zwickau')).toEqual(chooseLandscape('Zwickau'));
});

it('places of one kind do not look alike', () => {
  const places = ['Rome', 'Seville', 'Vienne', 'Prague', 'Porto', 'Madrid', 'Berlin', 'Bruxelles', 'Lyon'];
  const pictures = new Set(places.map((place) => JSON.stringify(chooseLandscape(place))));
  expect(pictures.size).toBe(places.length);
});

it('[PUB-3] the pictures of all sample trips', () => {
  const shown = published.samples.map((sample) => {
    const clues = { kind: landscapeKind(sample.landscape), month: sample.month };
    return `${sample.destination_fr}: ${drawing(sample.destination_fr, clues)}`;
  });
  expect(shown.toSorted()).toEqual([
    'Bologne: vineyard-1',
    'Copenhague: harbour-1',
    'Cyclades: islands-1',
    'Dolomites: mountains-1',
    'Grisons: railway-1',
    'Jordanie: desert-1',
    'Kyoto: asia-2',
    'Lisbonne: city-1',
    'Lofoten: fjord-1',
    'Marrakech: medina-1',
    'Perros-Guirec: sea-1',
    'Slovénie: forest-2',
  ]);
});

it('[PUB-4] the pictures of all posts', () => {
  const shown = published.posts.map(({ slug, title_fr }) => `${slug}: ${drawing(title_fr)}`);
  expect(shown.toSorted()).toEqual([
    'apprendre-a-dormir-dans-un-train: railway-1',
    'ce-que-dit-une-heure-d-arrivee: railway-1',
    'cinq-jours-sans-courir: world-1',
    'dormir-en-refuge: mountains-1',
    'ferries-grecs-mode-d-emploi: islands-3',
    'kyoto-en-hiver: asia-3',
    'lire-une-maree-bretonne: sea-1',
    'lisbonne-a-l-heure-ou-les-facades-s-allument: city-1',
    'une-semaine-un-seul-sac: world-1',
    'voyager-a-plusieurs-sans-compter-a-la-fin: world-1',
  ]);
});

it('[PUB-3] the pictures of all themes', () => {
  expect(Object.fromEntries(published.themes.map(({ slug }) => [slug, drawing(slug)]))).toEqual({
    'bord-de-mer': 'sea-1',
    montagne: 'mountains-1',
    ville: 'city-3',
    desert: 'desert-1',
    foret: 'forest-2',
    iles: 'islands-3',
    'en-train': 'railway-1',
    gastronomie: 'vineyard-1',
    'en-famille': 'forest-2',
  });
});

it.each([
  ['city-1', 'Lisbonne', 'Lisbon', 'Lisboa'],
  ['city-2', 'Florence', 'Firenze'],
  [
    'city-3',
    'Paris',
    'Rome',
    'Barcelone',
    'Prague',
    'Vienne',
    'Madrid',
    'Berlin',
    'Milan',
    'Venise',
    'Athènes',
  ],
  ['city-3', 'Budapest', 'Cracovie', 'Munich', 'Bruxelles', 'Édimbourg', 'Porto', 'Lyon', 'Montréal'],
  [
    'metropolis-1',
    'Londres',
    'New York',
    'Tokyo',
    'Bangkok',
    'Hong Kong',
    'Dubaï',
    'Singapour',
    'Kuala Lumpur',
  ],
  [
    'metropolis-1',
    'Séoul',
    'Pékin',
    'Shanghai',
    'Los Angeles',
    'Toronto',
    'Sydney',
    'Buenos Aires',
    'Mexico',
    'Las Vegas',
  ],
  ['harbour-1', 'Copenhague', 'Amsterdam', 'Stockholm', 'Dublin', 'Oslo'],
  ['medina-1', 'Marrakech'],
  ['medina-2', 'Istanbul', 'Le Caire', 'Delhi', 'La Mecque', 'Samarcande', 'Turquie'],
  ['asia-2', 'Kyoto', 'Japon', 'Nara'],
  ['terraces-1', 'Bali', 'Hanoï', 'Vietnam', 'Siem Reap', 'Chine', 'Myanmar'],
  ['mountains-1', 'South Korea', 'Nouvelle-Zélande'],
  ['tropics-1', 'Rio de Janeiro'],
  ['tropics-2', 'Phuket', 'Cancún', 'Suva', 'Costa Rica', 'Sri Lanka', 'Porto Rico'],
  ['sea-1', 'Antalya', 'San Francisco', 'Le Cap', 'Nice', 'Naples'],
  ['fjord-1', 'Reykjavík', 'Îles Lofoten'],
  ['savanna-2', 'Safari au Kenya', 'South Africa'],
  ['savanna-1', 'Kilimandjaro'],
  ['canyon-1', 'Grand Canyon', 'États-Unis'],
  ['vineyard-1', 'Toscane', 'Bourgogne'],
  ['world-1', 'Tour du monde', 'Plusieurs pays', 'Asie', 'Ouagadougou'],
] as const)('[PUB-3] a picture tells the truth of its place: %s', (expected, ...places) => {
  expect(places.map((place) => [place, drawing(place)])).toEqual(places.map((place) => [place, expected]));
});

it('[PUB-3] a landmark is shown for its own place alone, and never turned round', () => {
  const everywhere = [
    ...published.samples.map(({ destination_fr }) => destination_fr),
    ...[
      'Tokyo',
      'Kyoto',
      'Suva',
      'Londres',
      'Copenhague',
      'Turquie',
      'Paris',
      'Zwickau',
      'Ouagadougou',
      'Oulan-Bator',
    ],
  ];
  for (const place of everywhere)
    for (const kind of [undefined, ...LANDSCAPE_KINDS]) {
      const { isFlipped, ...chosen } = chooseLandscape(place, { kind });
      const landmark = LANDMARKS.find(([of, number]) => of === chosen.kind && number === chosen.composition);
      if (!landmark) continue;
      expect(place.toLowerCase()).toMatch(landmark[2]);
      expect(isFlipped, place).toBe(false);
    }
});

it('[PUB-3] where a name says nothing its country does, and without one the globe', () => {
  expect(drawing('Ouagadougou', { otherwise: landscapeOfCountry('BF') })).toBe('savanna-2');
  expect(drawing('Semaine chez Léa', { otherwise: landscapeOfCountry('NO') })).toBe('fjord-1');
  expect(drawing('Semaine chez Léa')).toBe('world-1');
  expect(landscapeOfCountry(undefined)).toBeUndefined();
});

it('[PUB-3] snow lies in winter, where it does: no summer forest then', () => {
  expect(drawing('Kyoto en hiver')).toBe('asia-3');
  expect(drawing('Kyoto', { month: 1 })).toBe('asia-3');
  expect(drawing('Kyoto', { month: 4 })).toBe('asia-2');
  expect(drawing('Chamonix', { month: 2 })).toBe('snow-1');
  expect(drawing('Chamonix', { month: 7 })).toBe('mountains-1');
  expect(drawing('Laponie', { month: 12 })).toBe('snow-1');
  expect(drawing('Patagonie', { month: 1 })).toBe('mountains-1');
  expect(drawing('Bangkok', { month: 1 })).toBe('metropolis-1');
});

const FILES = readdirSync('src/web/artwork/landscapes');

it('each drawing that can be chosen is there, by day and in the evening, and each that is there can be', () => {
  const neutral = LANDSCAPE_KINDS.map((kind) => drawing(kind, { kind }));
  const chosen = new Set([
    ...neutral,
    ...LANDMARKS.map(([kind, composition]) => `${kind}-${composition}`),
    ...[drawing('Kyoto en hiver'), drawing('foret'), drawing('Canada')],
  ]);
  expect(FILES.toSorted()).toEqual(
    [...chosen].flatMap((name) => [`${name}-day.svg`, `${name}-evening.svg`]).toSorted(),
  );
});

it.each(FILES)('%s has one sun in its sky, and weighs little', (file) => {
  const svg = readFileSync(`src/web/artwork/landscapes/${file}`, 'utf8');
  const circles = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)" fill="#/g)];
  const suns = circles.filter(([, y, radius]) => Number(y) < 420 && Number(radius) > 40);
  expect(suns.length).toBe(file === 'fjord-1-evening.svg' ? 0 : 1); // Northern lights, and no moon.
  expect(svg.length).toBeLessThan(18_000);
});

it('a kind that is given wins over the name', () => {
  expect(chooseLandscape('Lisbonne', { kind: 'sea' }).kind).toBe('sea');
});

it('winter is evening', () => {
  expect([1, 2, 3, 7, 10, 11, 12].filter((month) => timeOfMonth(month) === 'evening')).toEqual([
    1, 2, 11, 12,
  ]);
});

import { dayLink, openDay } from '#tests/support/pointing.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { startWeatherService, type WeatherService } from '#tests/support/weather-service.ts';
import { test as base, expect, expectAccessible, toastOf } from './fixtures.ts';

const today = Temporal.Now.plainDateISO('Europe/Paris');
const inDays = (days: number) => today.add({ days }).toString();
const LISBON = { name: 'Lisbonne', lat: 38.71667, lng: -9.13333, country_iso_a2: 'PT' };

/** Twenty days: the forecast reaches the first fourteen. */
const TRIP = { start_date: inDays(2), end_date: inDays(21), destination_details: LISBON };

const PARTNERS = {
  AFFILIATE_URLS: 'stay=https://stays.example/?q={destination}&in={start_date}&out={end_date}&l={lang}',
};

const test = base.extend<object, { weather: WeatherService; server: RunningServer }>({
  weather: [
    async ({ browserName: _browserName }, provide) => {
      const weather = await startWeatherService(today.toString());
      await provide(weather);
      await weather.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ weather }, provide) => {
      const server = await startServer({ env: { ...weather.env, ...PARTNERS } });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('[PUB-5] [PROF-2] the weather of each day follows its place, in the units of the profile; partners’ suggestions can be sent away', async ({
  page,
  person,
  signInAs,
  weather,
}) => {
  const porto = { name: 'Porto', formatted_address: 'Porto', lat: 41.1496, lng: -8.611 };
  const park = { name: 'Serralves', formatted_address: 'Porto', lat: 41.1597, lng: -8.6598 };
  const oslo = { name: 'Oslo', lat: 59.9139, lng: 10.7522 };
  const next = inDays(3);
  const camille = await person();
  const trip = await createTrip(
    camille,
    { ...TRIP, destination: 'São Paulo & Rio' },
    {
      trip_accommodations: [{ title: 'Memmo', check_in: inDays(2), check_out: next }],
      trip_activities: [
        { title: 'Ribeira', date: next, time: '10:00', location: porto },
        { title: 'Serralves', date: next, time: '15:00', location: park },
      ],
    },
  );
  const elsewhere = await createTrip(camille, { ...TRIP, destination: 'Oslo', destination_details: oslo });
  await signInAs(camille);
  weather.asked.length = 0;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/weather')) asked.push(request.postData() ?? '');
  });
  await page.goto(`/trip/${trip}`);
  const days = page.getByRole('navigation', { name: 'Jours' });
  const head = page.getByRole('region', { name: 'Programme', exact: true });
  const way = page.getByRole('list', { name: 'Trajets du jour' }).getByRole('listitem');
  const link = page.getByRole('link', { name: 'Chercher un hébergement' });

  await test.step('[PUB-5] it is in the list and at the head of the day: forecast, then what is usual', async () => {
    await expect(dayLink(page, 1)).toHaveAccessibleName(/17° \/ 11°, éclaircies/);
    await expect(days.getByRole('link', { name: /^Jour 20 .*d’habitude 15° \/ 9°, pluie/ })).toHaveCount(1);
    await expect(head.getByRole('listitem').filter({ hasText: '17° / 11°, éclaircies' })).toBeVisible();
    await expect(head.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute(
      'href',
      'https://open-meteo.com/',
    );
    await expectAccessible(page);
    await expect(link).toHaveCount(0);
    await openDay(page, 20);
    await expect(head.getByRole('listitem').filter({ hasText: 'd’habitude 15° / 9°, pluie' })).toBeVisible();
  });

  await test.step('[PUB-5] it follows the place of the day, and is asked for once', async () => {
    await openDay(page, 2);
    await expect(dayLink(page, 2)).toHaveAccessibleName(/17° \/ 11°/);
    expect(weather.asked.map((url) => url.searchParams.get('latitude'))).toContain('41.1');
    await expect(way.filter({ hasText: /\d\skm/ })).toBeVisible();
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThan(4);
  });

  await test.step('[PUB-5] a partner’s suggestion is shown where a night has no bed, with whose it is, and can be sent away', async () => {
    await expect(link).toHaveAttribute(
      'href',
      `https://stays.example/?q=S%C3%A3o%20Paulo%20%26%20Rio&in=${next}&out=${TRIP.end_date}&l=fr`,
    );
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.getByText('Aucun hébergement cette nuit.')).toBeVisible();
    await expect(page.getByText('Lien partenaire')).toBeVisible();
    await page.getByRole('button', { name: 'Ne plus suggérer pour ce voyage' }).click();
    await expect(link).toHaveCount(0);
  });

  await test.step('[PROF-2] degrees and ways are in the units of the profile', async () => {
    await page.goto('/profile');
    const form = page.getByRole('main');
    await form.getByLabel('Distances').selectOption({ label: 'Miles' });
    await form.getByLabel('Températures').selectOption({ label: 'Degrés Fahrenheit' });
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Profil enregistré');
    await page.goto(`/trip/${trip}?day=${next}`);
    await expect(dayLink(page, 2)).toHaveAccessibleName(/63° \/ 52°/);
    await expect(way.filter({ hasText: /\d\smi\b/ })).toBeVisible();
    await expect(page.getByText('Lien partenaire')).toHaveCount(0);
  });

  await test.step('[PUB-5] there is no trace of it when the service does not answer', async () => {
    weather.mood = 'broken';
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const answered = page.waitForResponse(/functions\/v1\/weather/);
    await page.goto(`/trip/${elsewhere}?panel=costs`);
    expect((await answered).status()).toBe(200);
    await expect(dayLink(page, 1)).toBeVisible();
    await expect(page.getByText('°')).toHaveCount(0);
    await expect(page.getByText('Open-Meteo')).toHaveCount(0);
    expect(errors).toEqual([]);
    weather.mood = 'sunny';
  });
});

test.describe('on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[PUB-5] the weather is at the head of the day, with a partner’s suggestion where a night has no bed', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${TRIP.start_date}`, {}, TRIP);
    const schedule = page.getByRole('region', { name: 'Schedule', exact: true });
    await expect(schedule.getByText('17° / 11°, sunny spells')).toBeVisible();
    await expect(schedule.getByRole('link', { name: 'Open-Meteo' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Search for a place to stay' });
    await expect(link).toHaveAttribute('href', /^https:\/\/stays\.example\/.*&l=en$/);
    await expect(page.getByText('No accommodation for this night.')).toBeVisible();
    await expect(page.getByText('Partner link')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop suggesting this for the trip' }).click();
    await expect(link).toHaveCount(0);
  });
});

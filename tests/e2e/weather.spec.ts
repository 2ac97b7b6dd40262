import { type RunningServer, startServer } from '#tests/support/server.ts';
import { startWeatherService, type WeatherService } from '#tests/support/weather-service.ts';
import { test as base, expect, expectAccessible, toastOf } from './fixtures.ts';

const today = Temporal.Now.plainDateISO('Europe/Paris');
const inDays = (days: number) => today.add({ days }).toString();
const LISBON = { name: 'Lisbonne', lat: 38.71667, lng: -9.13333, country_iso_a2: 'PT' };

/** Twenty days: the forecast reaches the first fourteen. */
const TRIP = { start_date: inDays(2), end_date: inDays(21), destination_details: LISBON };

const PARTNERS = {
  AFFILIATE_STAY_URL: 'https://stays.example/?q={destination}&in={start_date}&out={end_date}&l={lang}',
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

test.describe('the weather', () => {
  test('[PUB-5] of each day stands in the list and at its head: forecast, then what is usual', async ({
    page,
    openTrip,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/functions/v1/weather')) asked.push(request.url());
    });
    await openTrip('', {}, TRIP);
    const days = page.getByRole('navigation', { name: 'Jours' });
    const head = page.getByRole('region', { name: 'Programme', exact: true });
    await expect(days.getByRole('link', { name: /^Jour 1 .*17° \/ 11°, éclaircies/ })).toBeVisible();
    await expect(days.getByRole('link', { name: /^Jour 20 .*d’habitude 15° \/ 9°, pluie/ })).toHaveCount(1);
    await expect(head.getByRole('listitem').filter({ hasText: '17° / 11°, éclaircies' })).toBeVisible();
    await expect(head.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute(
      'href',
      'https://open-meteo.com/',
    );
    await expectAccessible(page);
    await days.getByRole('link', { name: /^Jour 20 / }).click();
    await expect(head.getByRole('listitem').filter({ hasText: 'd’habitude 15° / 9°, pluie' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('[PUB-5] [PROF-2] follows the place of the day, in the units of the profile, as ways do', async ({
    page,
    openTrip,
    weather,
  }) => {
    weather.asked.length = 0;
    const porto = { name: 'Porto', formatted_address: 'Porto', lat: 41.1496, lng: -8.611 };
    const park = { name: 'Serralves', formatted_address: 'Porto', lat: 41.1597, lng: -8.6598 };
    const content = {
      trip_activities: [
        { title: 'Ribeira', date: inDays(3), time: '10:00', location: porto },
        { title: 'Serralves', date: inDays(3), time: '15:00', location: park },
      ],
    };
    const trip = await openTrip(`?day=${inDays(3)}`, content, {
      ...TRIP,
      end_date: inDays(5),
      destination_details: LISBON,
    });
    await expect(page.getByRole('link', { name: /^Jour 2 .*17° \/ 11°/ })).toBeVisible();
    expect(weather.asked.map((url) => url.searchParams.get('latitude'))).toContain('41.1');
    const way = page.getByRole('list', { name: 'Trajets du jour' }).getByRole('listitem');
    await expect(way.filter({ hasText: /\d\skm/ })).toBeVisible();

    await page.goto('/profile');
    const form = page.getByRole('main');
    await form.getByLabel('Distances').selectOption({ label: 'Miles' });
    await form.getByLabel('Températures').selectOption({ label: 'Degrés Fahrenheit' });
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Profil enregistré');
    await page.goto(`/trip/${trip}?day=${inDays(3)}`);
    await expect(page.getByRole('link', { name: /^Jour 2 .*63° \/ 52°/ })).toBeVisible();
    await expect(way.filter({ hasText: /\d\smi\b/ })).toBeVisible();
  });

  test('[PUB-5] leaves no trace when the service does not answer', async ({ page, openTrip, weather }) => {
    weather.mood = 'broken';
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const answered = page.waitForResponse(/functions\/v1\/weather/);
    const oslo = { name: 'Oslo', lat: 59.9139, lng: 10.7522 };
    await openTrip('?panel=costs', {}, { ...TRIP, destination: 'Oslo', destination_details: oslo });
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('link', { name: /^Jour 1 / })).toBeVisible();
    await expect(page.getByText('°')).toHaveCount(0);
    await expect(page.getByText('Open-Meteo')).toHaveCount(0);
    expect(errors).toEqual([]);
    weather.mood = 'sunny';
  });
});

test.describe('partners’ suggestions', () => {
  test('[PUB-5] stand where a night has no bed, say whose they are, and can be sent away', async ({
    page,
    openTrip,
  }) => {
    const next = inDays(3);
    const stay = { title: 'Memmo', check_in: inDays(2), check_out: next };
    await openTrip('', { trip_accommodations: [stay] }, { ...TRIP, destination: 'São Paulo & Rio' });
    const link = page.getByRole('link', { name: 'Chercher un hébergement' });
    await expect(page.getByRole('link', { name: /^Jour 1 / })).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.getByRole('link', { name: /^Jour 2 / }).click();
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
    await page.reload();
    await expect(page.getByRole('link', { name: /^Jour 2 / })).toBeVisible();
    await expect(page.getByText('Lien partenaire')).toHaveCount(0);
  });
});

test.describe('the weather on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[PUB-5] stands at the head of the day', async ({ page, openTrip }) => {
    await openTrip('', {}, TRIP);
    const schedule = page.getByRole('region', { name: 'Schedule', exact: true });
    await expect(schedule.getByText('17° / 11°, sunny spells')).toBeVisible();
    await expect(schedule.getByRole('link', { name: 'Open-Meteo' })).toBeVisible();
    await expectAccessible(page);
  });

  test('[PUB-5] a partner’s suggestion says in English why it is there and whose it is', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${TRIP.start_date}`, {}, TRIP);
    const link = page.getByRole('link', { name: 'Search for a place to stay' });
    await expect(link).toHaveAttribute('href', /^https:\/\/stays\.example\/.*&l=en$/);
    await expect(page.getByText('No accommodation for this night.')).toBeVisible();
    await expect(page.getByText('Partner link')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop suggesting this for the trip' }).click();
    await expect(link).toHaveCount(0);
  });
});

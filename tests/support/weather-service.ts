import { createServer } from 'node:http';

/** What the stand-in does with a question. */
export type WeatherMood = 'sunny' | 'slow' | 'broken' | 'garbage';

export type WeatherService = {
  /** Makes a server ask it. */
  env: { WEATHER_URLS: string };
  /** Queries that came, oldest first. */
  asked: URL[];
  mood: WeatherMood;
  stop: () => Promise<void>;
};

const FORECAST_DAYS = 16;

/**
 * Stands in for Open-Meteo on this machine: partly cloudy, 17° and 11° in the days to come; light rain, 15° and 9° in
 * the years that are past.
 *
 * @param today the day from which the forecast runs
 */
export async function startWeatherService(today: string): Promise<WeatherService> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(url);
    if (service.mood === 'slow') return; // Never answers: the caller has to give up.
    if (service.mood === 'broken') return void response.writeHead(500).end('down');
    response.setHeader('content-type', 'application/json');
    response.end(service.mood === 'garbage' ? '{"daily":' : JSON.stringify(answerTo(url, today)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const service: WeatherService = {
    env: {
      WEATHER_URLS: ['forecast', 'archive']
        .map((name) => `${name}=http://127.0.0.1:${port}/v1/${name}`)
        .join(', '),
    },
    asked,
    mood: 'sunny',
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

function answerTo(url: URL, today: string) {
  const isArchive = url.pathname === '/v1/archive';
  const first = Temporal.PlainDate.from(isArchive ? (url.searchParams.get('start_date') ?? '') : today);
  const last = isArchive
    ? Temporal.PlainDate.from(url.searchParams.get('end_date') ?? '')
    : first.add({ days: FORECAST_DAYS - 1 });
  const time = Array.from({ length: first.until(last).days + 1 }, (_, days) =>
    first.add({ days }).toString(),
  );
  const all = (value: number) => time.map(() => value);
  return {
    daily: {
      time,
      weather_code: all(isArchive ? 61 : 2),
      temperature_2m_max: all(isArchive ? 15 : 17),
      temperature_2m_min: all(isArchive ? 9 : 11),
      ...(isArchive ? { precipitation_sum: all(4) } : { precipitation_probability_max: all(10) }),
    },
  };
}

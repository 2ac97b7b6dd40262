import { parseAddresses } from '../named-addresses.ts';
import { serveHosted } from '../serve-hosted.ts';
import { createWeather, OPEN_METEO, WEATHER_SERVICES } from './handler.ts';

const weather = createWeather();

serveHosted((request, env) => {
  // The platform writes the caller's address first.
  const [caller = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const addresses = env.WEATHER_URLS ? parseAddresses(env.WEATHER_URLS, WEATHER_SERVICES) : OPEN_METEO;
  return weather(request, addresses ?? {}, caller.trim());
});

import { serveHosted } from '../serve-hosted.ts';
import { createWeather } from './handler.ts';

const weather = createWeather();

serveHosted((request, env) => {
  // The platform writes the caller's address first.
  const [caller = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return weather(request, env, caller.trim());
});

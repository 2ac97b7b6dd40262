import type { Strings } from '../../strings.ts';
import type source from '../fr/weather.ts';

export default {
  degrees: '{{value}}°',
  range: '{{high}} / {{low}}',
  usual: 'usually {{high}} / {{low}}',
  withSky: '{{temperatures}}, {{sky}}',
  source: 'Open-Meteo',
  sourceForecast: 'Forecast: data from Open-Meteo, CC BY 4.0',
  sourceUsual: 'Average of the last five years: data from Open-Meteo, CC BY 4.0',

  clear: 'clear sky',
  fair: 'mostly sunny',
  brokenClouds: 'sunny spells',
  overcast: 'overcast',
  fog: 'fog',
  drizzle: 'drizzle',
  rain: 'rain',
  showers: 'showers',
  snow: 'snow',
  storm: 'thunderstorms',
} satisfies Strings<typeof source>;

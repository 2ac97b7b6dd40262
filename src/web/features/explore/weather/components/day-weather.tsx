import { useDayWeather } from './trip-weather.tsx';
import styles from './weather.module.css';
import { WeatherLine } from './weather-line.tsx';

export interface DayWeatherProps {
  /** ISO day. */
  day: string;
  /** `short` for a line of the list of days, `long` for the head of a day. */
  form: 'short' | 'long';
}

/** The weather of a day, said to be usual when it is no forecast; nothing at all when it is not known [PUB-5]. */
export function DayWeather({ day, form }: DayWeatherProps) {
  const weather = useDayWeather(day);
  if (!weather) return null;
  if (weather === 'pending') {
    return form === 'long' && <li className={styles.dayHeadWeather} aria-hidden="true" />;
  }
  return <WeatherLine weather={weather} form={form} />;
}

import { useDayWeather } from './trip-weather.tsx';
import styles from './weather.module.css';
import { WeatherLine } from './weather-line.tsx';

export interface DayWeatherProps {
  day: string;
  /** `short` in the list of days, `long` in a day's head. */
  form: 'short' | 'long';
}

/** Marks usual weather where there is no forecast; renders nothing when unknown [PUB-5]. */
export function DayWeather({ day, form }: DayWeatherProps) {
  const weather = useDayWeather(day);
  if (!weather) return null;
  if (weather === 'pending') {
    return form === 'long' && <li className={styles.dayHeadWeather} aria-hidden="true" />;
  }
  return <WeatherLine weather={weather} form={form} />;
}

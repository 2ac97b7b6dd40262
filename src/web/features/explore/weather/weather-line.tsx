import clsx from 'clsx';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  CloudSunRain,
  type LucideIcon,
  Sun,
  Thermometer,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTemperature } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import styles from './weather.module.css';
import { type Sky, skyOf, type DayWeather as Weather } from './weather.ts';

/** Names the source of the forecast in a day's head. */
export function WeatherLine({ weather, form }: { weather: Weather; form: 'short' | 'long' }) {
  return form === 'short' ? <Short weather={weather} /> : <Long weather={weather} />;
}

function Short({ weather }: { weather: Weather }) {
  const { degrees, sentence } = useWords(weather);
  return (
    <Row as="span" gap={5} inline className={clsx(styles.dayWeather, 'num')}>
      <SkyIcon sky={skyOf(weather.code)} />
      <span aria-hidden="true">
        {weather.kind === 'usual' && '≈ '}
        {degrees(weather.high)}
      </span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </Row>
  );
}

function Long({ weather }: { weather: Weather }) {
  const { t } = useTranslation('weather');
  const { sentence } = useWords(weather);
  return (
    <li className={clsx(styles.dayHeadWeather, 'num')}>
      <SkyIcon sky={skyOf(weather.code)} />
      <span className={styles.dayHeadWeatherText}>{sentence}</span>
      <a
        href="https://open-meteo.com/"
        target="_blank"
        rel="noopener noreferrer"
        title={weather.kind === 'usual' ? t('sourceUsual') : t('sourceForecast')}
      >
        {t('source')}
      </a>
    </li>
  );
}

/** Writes `17° / 11°, éclaircies` or `d’habitude …`. */
function useWords(weather: Weather) {
  const { t } = useTranslation(['weather']);
  const { language } = useLanguage();
  const units = useUnits();
  const degrees = (value: number) => t('degrees', { value: formatTemperature(value, language, units) });
  const sky = skyOf(weather.code);
  const range = { high: degrees(weather.high), low: degrees(weather.low) };
  const temperatures = weather.kind === 'usual' ? t('usual', range) : t('range', range);
  const sentence = sky ? t('withSky', { temperatures, sky: t(`weather:${sky}`) }) : temperatures;
  return { degrees, sentence };
}

const ICONS: Record<Sky, LucideIcon> = {
  clear: Sun,
  fair: Sun,
  brokenClouds: CloudSun,
  overcast: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  showers: CloudSunRain,
  snow: CloudSnow,
  storm: CloudLightning,
};

/** Hidden from screen readers, because the word is beside it. */
function SkyIcon({ sky }: { sky: Sky | null }) {
  const Icon = sky ? ICONS[sky] : Thermometer;
  return <Icon size={16} aria-hidden="true" />;
}

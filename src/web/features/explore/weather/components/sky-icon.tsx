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
import type { Sky } from '../weather.ts';

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

/** The word is beside it. */
export function SkyIcon({ sky, size = 16 }: { sky: Sky | null; size?: number }) {
  const Icon = sky ? ICONS[sky] : Thermometer;
  return <Icon size={size} aria-hidden="true" />;
}

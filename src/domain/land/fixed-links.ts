import type { LatLng } from '../geo.ts';

export type FixedLink = readonly [LatLng, LatLng];

const at = (lat: number, lng: number): LatLng => ({ lat, lng });

/** Links where trains or cars cross what the outline has as sea; the ends are inland enough for it. */
export const FIXED_LINKS: readonly FixedLink[] = [
  [at(51.13, 1.05), at(50.9, 1.95)], // Channel Tunnel
  [at(55.56, 9.7), at(55.4, 10.39)], // Little Belt Bridges, to Funen
  [at(55.4, 10.39), at(55.4, 11.35)], // Great Belt Link, on to Zealand
  [at(55.63, 12.5), at(55.57, 13.0)], // Øresund Bridge
  [at(55.93, 12.4), at(56.03, 12.6)], // From Zealand to Helsingør, which the outline leaves to the other shore
  [at(55.06, 10.61), at(54.94, 10.8)], // Siø and Langeland Bridges, from Funen to Langeland
  [at(56.66, 16.2), at(56.66, 16.6)], // Öland Bridge
  [at(54.25, 13.05), at(54.4, 13.45)], // Rügen Bridge and Dam
  [at(41.06, 28.96), at(41.05, 29.02)], // Bosphorus: three bridges, Marmaray
  [at(40.97, 140.6), at(41.9, 140.65)], // Seikan Tunnel
  [at(34.65, 133.9), at(34.25, 133.95)], // Great Seto Bridge
  [at(34.75, 135.1), at(34.07, 134.45)], // Akashi Kaikyo and Naruto Bridges, by way of Awaji
  [at(34.5, 133.2), at(33.98, 133.0)], // Shimanami Kaido
  [at(38.25, 15.85), at(38.1, 15.3)], // Strait of Messina, whose ferries take trains
  [at(20.5, 110.1), at(19.85, 110.15)], // Qiongzhou Strait, whose ferries take trains
  [at(46.05, -64.2), at(46.3, -63.3)], // Confederation Bridge
  [at(36.83, -76.1), at(37.27, -75.97)], // Chesapeake Bay Bridge–Tunnel
  [at(40.73, -74.06), at(40.7, -73.94)], // Hudson River: tunnels, George Washington Bridge
  [at(40.58, -74.16), at(40.62, -74.0)], // Verrazzano-Narrows Bridge
  [at(10.6, -71.65), at(10.5, -71.45)], // General Rafael Urdaneta Bridge, over Lake Maracaibo
  [at(25.45, -80.48), at(24.7, -81.1)], // Overseas Highway, to Key West
  [at(68.5, 16.4), at(68.24, 14.57)], // Lofast, to Lofoten
  [at(26.25, 50.1), at(26.15, 50.53)], // King Fahd Causeway, to Bahrain
  [at(-7.3, 112.7), at(-7.05, 113.2)], // Suramadu Bridge, to Madura
];

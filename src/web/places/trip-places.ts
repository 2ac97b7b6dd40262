import { createContext, type ReactNode } from 'react';
import type { LatLng } from '#domain/geo.ts';

export interface PointPickerProps {
  at: LatLng | null;
  /** Centre of the map; null: the world. */
  around: LatLng | null;
  reach?: number;
  onPick: (at: LatLng) => void;
  label: string;
}

export type PickPoint = (props: PointPickerProps) => ReactNode;

export interface TripPlaces {
  near: () => readonly LatLng[];
  pickPoint: PickPoint | null;
}

export const TripPlacesContext = createContext<TripPlaces>({ near: () => [], pickPoint: null });

import { createContext, type ReactNode } from 'react';
import type { LatLng } from '#domain/geo.ts';

export interface PointPickerProps {
  /** The chosen point, or null. */
  at: LatLng | null;
  /** The middle of what is shown until a point is chosen; null: the world. */
  around: LatLng | null;
  /** Half the side of that, in degrees; a country by default. */
  reach?: number;
  onPick: (at: LatLng) => void;
  /** Accessible name of the map. */
  label: string;
}

/** A map on which a press chooses a point. */
export type PickPoint = (props: PointPickerProps) => ReactNode;

/** What a place field knows of the trip around it. */
export interface TripPlaces {
  /** The trip's places as they are now: what is near them is offered first. */
  near: () => readonly LatLng[];
  /** Null where a place can't be put on a map. */
  pickPoint: PickPoint | null;
}

export const TripPlacesContext = createContext<TripPlaces>({ near: () => [], pickPoint: null });

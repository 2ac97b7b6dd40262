import type { ComponentType, ReactNode } from 'react';
import type { Place } from '#domain/place.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import type { PanelCounts } from './components/panel-tabs.tsx';

/** What the map reads of the planner, and what it may ask of it. */
export interface MapOfPlanner {
  /** ISO day that is shown; null: outside the trip's dates. */
  day: string | null;
  /** Id of the chosen item. */
  selected: string | null;
  onSelect: (item: string, day: string) => void;
  /** Plans something at a place; null for those who only read. */
  onAdd: ((place: Place) => void) | null;
}

/** What ideas read of the planner, and what they may ask of it. */
export interface IdeasOfPlanner {
  /** The day shown, or the first: ISO, and its number from 1. */
  day: { iso: string; number: number };
  /** Why nothing can be added; null for those who may. */
  readOnlyReason: string | null;
  onAdd: (write: ItemWrite) => void;
  onRemove: (item: PlannerItem) => void;
}

/** The weather of one ISO day. */
export type DayWeatherPart = ComponentType<{ day: string; form: 'short' | 'long' }>;

/** What other features bring to the planner; the route composes them. */
export interface PlannerParts {
  /** The trip's picture, above the days. */
  picture: (trip: TripDetails) => ReactNode;
  /** Where it all is. */
  map: (trip: TripDetails, view: MapOfPlanner) => ReactNode;
  /** What the trip costs; `day` is the ISO day shown. */
  costs: (trip: TripDetails, day: string | null) => ReactNode;
  /** What they say to each other. */
  chat: (trip: TripDetails) => ReactNode;
  /** What is to be done before. */
  tasks: (trip: TripDetails) => ReactNode;
  /** Who travels, and what each may do. */
  people: (trip: TripDetails) => ReactNode;
  counts: PanelCounts;
  /** What could be done there. */
  ideas: (trip: TripDetails, plan: IdeasOfPlanner) => ReactNode;
  /** A partner's offer where an ISO day lacks something; mostly nothing. For those who plan. */
  suggestion: (trip: TripDetails, day: string) => ReactNode;
  /** The weather of an ISO day: in the list of days, or at the head of the day. */
  Weather: DayWeatherPart;
  onEditTrip: (trip: TripDetails) => void;
  onDeleteTrip: (trip: TripDetails) => void;
}

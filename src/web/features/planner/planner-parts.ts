import type { ComponentType, ReactNode } from 'react';
import type { Place } from '#domain/place.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { ItemWrite, PlannerItem, TripExpense } from '#web/trip-data/trip.ts';
import type { PanelCounts } from './components/panel-tabs.tsx';

export interface MapOfPlanner {
  /** Null outside the trip's dates. */
  day: string | null;
  selected: string | null;
  onSelect: (item: string, day: string) => void;
  onAdd: ((place: Place) => void) | null;
}

export interface IdeasOfPlanner {
  /** The day on screen, or the first one: ISO, and its number. */
  day: { iso: string; number: number };
  readOnlyReason: string | null;
  onAdd: (write: ItemWrite) => void;
  onRemove: (item: PlannerItem) => void;
}

export interface SectionsOfPlanner {
  section: string | null;
  linkTo: (section: string | null) => string;
}

export interface PeopleOfPlanner {
  /** The address asks for an invitation. */
  isInviting: boolean;
  onInviting: () => void;
}

export interface ExpensesOfPlanner {
  /** Null for editors. */
  readOnlyReason: string | null;
  onAdd: () => void;
  onEdit: (expense: TripExpense) => void;
}

export interface ImportsOfPlanner {
  /** Files that were dropped; empty when opened from the menu. */
  files: readonly File[];
  /** Their undo is one step. */
  onTake: (rows: readonly PlannerItem[]) => void;
  /** Receives an item that is not in the trip yet. */
  onCorrect: (row: PlannerItem) => void;
  onClose: () => void;
}

export type DayWeatherPart = ComponentType<{ day: string; form: 'short' | 'long' }>;

export interface PlannerParts {
  picture: (trip: TripDetails) => ReactNode;
  map: (trip: TripDetails, view: MapOfPlanner) => ReactNode;
  /** `day`: ISO. */
  costs: (trip: TripDetails, day: string | null, expenses: ExpensesOfPlanner) => ReactNode;
  chat: (trip: TripDetails) => ReactNode;
  /** Shows documents and comments of the item. */
  besideItem: (trip: TripDetails, item: PlannerItem) => ReactNode;
  tasks: (trip: TripDetails, sections: SectionsOfPlanner) => ReactNode;
  people: (trip: TripDetails, asked: PeopleOfPlanner) => ReactNode;
  counts: PanelCounts;
  ideas: (trip: TripDetails, plan: IdeasOfPlanner) => ReactNode;
  filesToImport: readonly File[] | null;
  imports: (trip: TripDetails, view: ImportsOfPlanner) => ReactNode;
  /** Null for most days, and for viewers. */
  suggestion: (trip: TripDetails, day: string) => ReactNode;
  Weather: DayWeatherPart;
  onEditTrip: (trip: TripDetails) => void;
  onCopyTrip: (trip: TripDetails) => void;
  onDeleteTrip: (trip: TripDetails) => void;
}

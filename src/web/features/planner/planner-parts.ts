import type { ComponentType, ReactNode } from 'react';
import type { Place } from '#domain/place.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { ItemWrite, PlannerItem, TripExpense } from '#web/trip-data/trip.ts';
import type { PanelCounts } from './components/panel-tabs.tsx';

/** The planner's state and callbacks for the map. */
export interface MapOfPlanner {
  /** Visible ISO day; null outside the trip's dates. */
  day: string | null;
  /** Id of the selected item. */
  selected: string | null;
  onSelect: (item: string, day: string) => void;
  /** Adds an item at a place; null for viewers. */
  onAdd: ((place: Place) => void) | null;
}

/** The planner's state and callbacks for the ideas panel. */
export interface IdeasOfPlanner {
  /** The day shown, or the first: ISO, and its number from 1. */
  day: { iso: string; number: number };
  /** Why nothing can be added; null for editors. */
  readOnlyReason: string | null;
  onAdd: (write: ItemWrite) => void;
  onRemove: (item: PlannerItem) => void;
}

/** The sections of a panel, as the address has them. */
export interface SectionsOfPlanner {
  /** The open section; null for the first. */
  section: string | null;
  /** Address of a section of the panel. */
  linkTo: (section: string | null) => string;
}

/** The planner's state for the people. */
export interface PeopleOfPlanner {
  /** Whether the address asks whom to invite. */
  isInviting: boolean;
  /** Called once that is asked. */
  onInviting: () => void;
}

/** The planner's callbacks for the list of expenses. */
export interface ExpensesOfPlanner {
  /** Why nothing can be changed; null for editors. */
  readOnlyReason: string | null;
  onAdd: () => void;
  onEdit: (expense: TripExpense) => void;
}

/** The planner's callbacks for what comes in from files. */
export interface ImportsOfPlanner {
  /** Files that were dropped; none from the menu. */
  files: readonly File[];
  /** Adds rows, to be undone together. */
  onTake: (rows: readonly PlannerItem[]) => void;
  /** Opens the form of an item that is not in the trip yet. */
  onCorrect: (row: PlannerItem) => void;
  onClose: () => void;
}

/** The weather of one ISO day. */
export type DayWeatherPart = ComponentType<{ day: string; form: 'short' | 'long' }>;

/** Parts of other features that the route passes to the planner. */
export interface PlannerParts {
  /** The trip's picture, above the days. */
  picture: (trip: TripDetails) => ReactNode;
  /** The map of the trip. */
  map: (trip: TripDetails, view: MapOfPlanner) => ReactNode;
  /** What the trip costs; `day` is the ISO day shown. */
  costs: (trip: TripDetails, day: string | null, expenses: ExpensesOfPlanner) => ReactNode;
  /** The discussion. */
  chat: (trip: TripDetails) => ReactNode;
  /** What belongs to an item: its documents, and what is said about it. */
  besideItem: (trip: TripDetails, item: PlannerItem) => ReactNode;
  /** The tasks, and what else is prepared before a trip. */
  tasks: (trip: TripDetails, sections: SectionsOfPlanner) => ReactNode;
  /** The members and their roles. */
  people: (trip: TripDetails, asked: PeopleOfPlanner) => ReactNode;
  counts: PanelCounts;
  /** The ideas panel. */
  ideas: (trip: TripDetails, plan: IdeasOfPlanner) => ReactNode;
  /** Files that the dialog opens with by itself; null: it stays closed. */
  filesToImport: readonly File[] | null;
  /** The dialog that reads files. */
  imports: (trip: TripDetails, view: ImportsOfPlanner) => ReactNode;
  /** A partner's suggestion for an ISO day; null for most days, and for viewers. */
  suggestion: (trip: TripDetails, day: string) => ReactNode;
  /** The weather of an ISO day: in the list of days, or at the head of the day. */
  Weather: DayWeatherPart;
  onEditTrip: (trip: TripDetails) => void;
  onCopyTrip: (trip: TripDetails) => void;
  onDeleteTrip: (trip: TripDetails) => void;
}

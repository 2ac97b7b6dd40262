import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '#db/admin.types.ts';
import type { CsvColumn } from '#i18n/csv.ts';
import type { SelectOption } from '#web/ui/field.tsx';
import type { PageQuery } from './queries.ts';
import type { ListState } from './use-list-state.ts';

/** Describes a list of the administration, which {@link ResourcePage} renders. */
export interface Resource<Row> {
  title: string;
  caption?: string;
  /** Builds the query for the state in the address. */
  query: (state: ListState) => PageQuery<Row>;
  keyOf: (row: Row) => string;
  /** Labels actions and checkbox; default: its key. */
  nameOf?: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Initial order; `-` for descending. */
  sort?: string;
  search?: string;
  filters?: readonly Filter[];
  empty?: { title: string; text: string };
  add?: { label: string } & Target;
  csv?: readonly CsvColumn<Row>[];
  /** Reads what rows of the list lack in a CSV file: long texts. */
  readWhole?: (rows: readonly Row[]) => Promise<Row[]>;
  actions?: readonly RowAction<Row>[];
  bulk?: readonly BulkAction<Row>[];
  /** Dialogs by the name that `add`, `actions` and `bulk` open them with. */
  dialogs?: Readonly<Record<string, (opened: Opened<Row>) => ReactNode>>;
  /** Dialog of the row that the address names: `?entry=…`. */
  linked?: { parameter: string; dialog: (id: string, close: () => void) => ReactNode };
  above?: (page: Page<Row> | undefined) => ReactNode;
}

export interface Column<Row> {
  label: string;
  sort?: string;
  /** `main` names the row; `wide` is hidden on narrow screens. */
  look?: 'main' | 'number' | 'wide' | 'wide-number';
  cell: (row: Row) => ReactNode;
  /** Shows the values of hidden columns on narrow screens. */
  under?: (row: Row) => ReactNode;
  /** Shows `under` on wide screens too. */
  isUnderAlways?: boolean;
}

export interface Filter {
  name: string;
  label: string;
  /** Label of the choice that filters nothing. */
  all: string;
  options: readonly SelectOption[];
}

/** Address of a page, or name of a dialog of the resource. */
type Target = { to: string } | { dialog: string };

export interface RowAction<Row> {
  icon: LucideIcon;
  label: (name: string) => string;
  to?: (row: Row) => string;
  dialog?: string;
  isFor?: (row: Row) => boolean;
  /** Hidden on narrow screens, where the row's name is the link. */
  isWide?: boolean;
}

/** Opens a dialog, or runs at once. */
export interface BulkAction<Row> {
  label: string;
  variant?: 'danger';
  dialog?: string;
  /** Returns whether it succeeded: the rows are then deselected. */
  run?: (rows: readonly Row[]) => Promise<boolean>;
}

export interface Opened<Row> {
  /** One row, all selected ones, or none to add one. */
  rows: readonly Row[];
  close: () => void;
  /** Deselects these rows, where they are selected. */
  deselect: () => void;
}

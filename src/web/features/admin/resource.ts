import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '#db/admin.types.ts';
import type { CsvColumn } from '#i18n/csv.ts';
import type { SelectOption } from '#web/ui/field.tsx';
import type { PageQuery } from './queries.ts';
import type { ListState } from './use-list-state.ts';

/** A list of the administration as data; {@link ResourcePage} draws it in each of its states. */
export interface Resource<Row> {
  title: string;
  /** Caption of the table, where it is not the title. */
  caption?: string;
  /** A page of rows, by what the address asks for. */
  query: (state: ListState) => PageQuery<Row>;
  keyOf: (row: Row) => string;
  /** Name of a row, as its actions and its checkbox are labelled; without it its key. */
  nameOf?: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The order in which it opens; a minus before it for descending. */
  sort?: string;
  /** Label of the search field; without it there is none. */
  search?: string;
  filters?: readonly Filter[];
  /** Texts when there are no rows at all; not needed where there always are some. */
  empty?: { title: string; text: string };
  /** The button beside the title. */
  add?: { label: string } & Target;
  /** Columns of the CSV of all pages; without them it is not offered. */
  csv?: readonly CsvColumn<Row>[];
  /** Buttons at the end of a row. */
  actions?: readonly RowAction<Row>[];
  /** What can be done with several rows at once; with it rows have a checkbox. */
  bulk?: readonly BulkAction<Row>[];
  /** Dialogs by the names that `add`, `actions` and `bulk` open them by. */
  dialogs?: Readonly<Record<string, (opened: Opened<Row>) => ReactNode>>;
  /** The dialog of the row that a parameter of the address names: `?letter=…`. */
  linked?: { parameter: string; dialog: (id: string, close: () => void) => ReactNode };
  /** Rendered between filters and rows. */
  above?: (page: Page<Row> | undefined) => ReactNode;
}

export interface Column<Row> {
  label: string;
  /** Name of the order that a press on its head asks for; without one it can't be sorted by. */
  sort?: string;
  /** `main` names the row; `number` is aligned right; `wide` is hidden on narrow screens. */
  look?: 'main' | 'number' | 'wide' | 'wide-number';
  cell: (row: Row) => ReactNode;
  /** A second line of the cell on narrow screens, which names what is hidden there. */
  under?: (row: Row) => ReactNode;
  /** The second line is there on wide screens, too. */
  isUnderAlways?: boolean;
}

/** A choice that narrows a list. */
export interface Filter {
  /** Parameter of the address. */
  name: string;
  label: string;
  /** Label of the option without a filter. */
  all: string;
  options: readonly SelectOption[];
}

/** What a button opens: a page, or a dialog of the resource. */
type Target = { to: string } | { dialog: string };

/** An icon at the end of a row that opens a page or a dialog of the resource. */
export interface RowAction<Row> {
  icon: LucideIcon;
  label: (name: string) => string;
  to?: (row: Row) => string;
  dialog?: string;
  run?: (row: Row) => void;
  /** Whether a row has it; without this all have. */
  isFor?: (row: Row) => boolean;
  /** Not on narrow screens, where the row's name is the same link. */
  isWide?: boolean;
}

/** A button for the selected rows: opens a dialog of the resource, or runs at once. */
export interface BulkAction<Row> {
  label: string;
  variant?: 'danger';
  dialog?: string;
  /** Returns whether it was done; the rows are no longer selected then. */
  run?: (rows: readonly Row[]) => Promise<boolean>;
}

/** What a dialog was opened for. */
export interface Opened<Row> {
  /** Of one row, or of all selected ones; none to add one. */
  rows: readonly Row[];
  close: () => void;
  /** After what was done to the rows: they are no longer selected. */
  clearSelection: () => void;
}

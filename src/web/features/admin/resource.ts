import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '#db/admin.types.ts';
import type { CsvColumn } from '#i18n/csv.ts';
import type { SelectOption } from '#web/ui/field.tsx';
import type { PageQuery } from './queries.ts';
import type { ListState } from './use-list-state.ts';

/** Rendered by {@link ResourcePage}. */
export interface Resource<Row> {
  title: string;
  /** Default: the title. */
  caption?: string;
  /** By the address. */
  query: (state: ListState) => PageQuery<Row>;
  keyOf: (row: Row) => string;
  /** Labels actions and checkbox; default: its key. */
  nameOf?: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** At first; `-` for descending. */
  sort?: string;
  /** Absent: no search. */
  search?: string;
  filters?: readonly Filter[];
  /** Absent where there always are rows. */
  empty?: { title: string; text: string };
  add?: { label: string } & Target;
  /** Absent: no CSV. */
  csv?: readonly CsvColumn<Row>[];
  actions?: readonly RowAction<Row>[];
  /** Rows get checkboxes. */
  bulk?: readonly BulkAction<Row>[];
  /** Opened by `add`, `actions` and `bulk`. */
  dialogs?: Readonly<Record<string, (opened: Opened<Row>) => ReactNode>>;
  /** Of a row in the address: `?entry=…`. */
  linked?: { parameter: string; dialog: (id: string, close: () => void) => ReactNode };
  above?: (page: Page<Row> | undefined) => ReactNode;
}

export interface Column<Row> {
  label: string;
  /** Absent: not sortable. */
  sort?: string;
  /** `main` names the row; `wide` is hidden on narrow screens. */
  look?: 'main' | 'number' | 'wide' | 'wide-number';
  cell: (row: Row) => ReactNode;
  /** On narrow screens, for hidden columns. */
  under?: (row: Row) => ReactNode;
  /** Also on wide screens. */
  isUnderAlways?: boolean;
}

export interface Filter {
  name: string;
  label: string;
  /** Without a filter. */
  all: string;
  options: readonly SelectOption[];
}

/** A page, or a dialog of the resource. */
type Target = { to: string } | { dialog: string };

export interface RowAction<Row> {
  icon: LucideIcon;
  label: (name: string) => string;
  to?: (row: Row) => string;
  dialog?: string;
  run?: (row: Row) => void;
  /** Default: every row. */
  isFor?: (row: Row) => boolean;
  /** Not on narrow screens, where the row's name is the link. */
  isWide?: boolean;
}

/** A dialog, or an immediate run. */
export interface BulkAction<Row> {
  label: string;
  variant?: 'danger';
  dialog?: string;
  /** Returns whether it succeeded: the rows are then deselected. */
  run?: (rows: readonly Row[]) => Promise<boolean>;
}

export interface Opened<Row> {
  /** One, all selected, or none to add one. */
  rows: readonly Row[];
  close: () => void;
  clearSelection: () => void;
}

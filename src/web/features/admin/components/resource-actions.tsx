import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx';
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { BulkAction, Resource, RowAction } from '../resource.ts';
import { useListLink } from '../use-list-state.ts';
import styles from './lists.module.css';
import tableStyles from './tables.module.css';

type Add = NonNullable<Resource<never>['add']>;

export function AddButton({ onOpen, ...add }: Add & { onOpen: (dialog: string) => void }) {
  const listLink = useListLink();
  if ('to' in add)
    return (
      <Link className={buttonClass({ variant: 'go' })} to={add.to} {...listLink}>
        <Plus />
        {add.label}
      </Link>
    );
  return (
    <Button variant="go" icon={<Plus />} onClick={() => onOpen(add.dialog)}>
      {add.label}
    </Button>
  );
}

interface RowActionsProps<Row> {
  actions: readonly RowAction<Row>[];
  row: Row;
  nameOf: (row: Row) => string;
  onOpen: (dialog: string, rows: readonly Row[]) => void;
}

export function RowActions<Row>({ actions, row, nameOf, onOpen }: RowActionsProps<Row>) {
  const listLink = useListLink();
  const name = nameOf(row);
  return actions
    .filter(({ isFor }) => !isFor || isFor(row))
    .map(({ icon: Icon, label: labelOf, to, dialog, isWide = false }) => {
      const label = labelOf(name);
      const className = clsx(isWide && tableStyles.admWide);
      if (to)
        return (
          <Link
            key={label}
            className={clsx(iconButtonClass, className)}
            data-slot="icon-button"
            to={to(row)}
            {...listLink}
            aria-label={label}
            title={label}
          >
            <Icon aria-hidden="true" />
          </Link>
        );
      const press = () => dialog !== undefined && onOpen(dialog, [row]);
      return (
        <IconButton key={label} label={label} className={className} onClick={press}>
          <Icon aria-hidden="true" />
        </IconButton>
      );
    });
}

export function ChosenBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row as="section" gap={8} wrap className={styles.admChosen} aria-label={label}>
      {children}
    </Row>
  );
}

interface SelectionBarProps<Row> {
  actions: readonly BulkAction<Row>[];
  /** Without rows there is no bar. */
  rows: readonly Row[];
  onOpen: (dialog: string, rows: readonly Row[]) => void;
  onClear: () => void;
}

export function SelectionBar<Row>({ actions, rows, onOpen, onClear }: SelectionBarProps<Row>) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  const press = async ({ dialog, run }: BulkAction<Row>) => {
    if (dialog !== undefined) onOpen(dialog, rows);
    else if (await run?.(rows)) onClear();
  };
  const chosen = t('chosen', { count: rows.length });
  return (
    <ChosenBar label={chosen}>
      <b className="num">{chosen}</b>
      {actions.map((action) => (
        <Button key={action.label} size="small" variant={action.variant} onClick={() => void press(action)}>
          {action.label}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('unchoose')}
      </Button>
    </ChosenBar>
  );
}

interface ConfirmActionProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'variant'> {
  confirmLabel: string;
  /** The dialog closes when the returned promise is fulfilled, or at once without one. */
  run: () => unknown;
  onClose: () => void;
}

export function ConfirmAction({ run, onClose, ...dialog }: ConfirmActionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await run();
    onClose();
  };
  return <ConfirmDialog onClose={onClose} isBusy={isBusy} onConfirm={() => void confirm()} {...dialog} />;
}

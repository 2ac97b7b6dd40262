import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListEntryRow } from '#domain/trip-commands/command.ts';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import { Row } from '#web/ui/layout.tsx';
import { ActionsMenu, MenuItem } from '#web/ui/menu.tsx';
import styles from './lists.module.css';

interface RowEditing {
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onStep: (by: -1 | 1) => void;
  onDrag: (event: PointerEvent) => void;
}

interface ListRowProps {
  entry: ListEntryRow;
  /** Name; null: nobody, or evident. */
  tickedBy: string | null;
  isDragged: boolean;
  /** The dragged row would move before this one. */
  isTarget: boolean;
  onTick: (isTicked: boolean) => void;
  editing?: RowEditing;
}

export function ListRow({ entry, tickedBy, isDragged, isTarget, onTick, editing }: ListRowProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const { text, quantity, is_heading, ticked_by } = entry;
  const isTicked = ticked_by !== null;
  return (
    <Row
      as="li"
      gap={8}
      className={clsx(
        styles.row,
        is_heading && styles.rowHeading,
        isTicked && styles.rowTicked,
        isDragged && styles.rowDragged,
        isTarget && styles.rowTarget,
      )}
      data-entry={entry.id}
    >
      {editing && <Handle text={text} editing={editing} />}
      {is_heading ? (
        <h4>{text}</h4>
      ) : (
        <>
          <input
            id={id}
            type="checkbox"
            checked={isTicked}
            aria-describedby={`${id}facts`}
            onChange={(event) => onTick(event.target.checked)}
          />
          <Row gap={10} rowGap={0} align="baseline" wrap className={styles.rowText}>
            <label htmlFor={id}>{text}</label>
            <Row as="span" gap={10} align="stretch" id={`${id}facts`} className={styles.rowFacts}>
              {quantity > 1 && <b className="num">×{quantity}</b>}
              {tickedBy !== null && <span>{t('tickedBy', { name: tickedBy })}</span>}
            </Row>
          </Row>
        </>
      )}
      <WaitingMark id={entry.id} />
      {editing && (
        <ActionsMenu size="small" label={t('actions', { title: text })}>
          <MenuItem icon={<Pencil />} onSelect={editing.onEdit}>
            {t('edit')}
          </MenuItem>
          <MenuItem icon={<ArrowUp />} disabled={editing.isFirst} onSelect={() => editing.onStep(-1)}>
            {t('moveUp')}
          </MenuItem>
          <MenuItem icon={<ArrowDown />} disabled={editing.isLast} onSelect={() => editing.onStep(1)}>
            {t('moveDown')}
          </MenuItem>
          <MenuItem variant="danger" icon={<Trash2 />} onSelect={editing.onRemove}>
            {t('delete')}
          </MenuItem>
        </ActionsMenu>
      )}
    </Row>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the row by drag, or by arrow keys while focused. */
function Handle({ text, editing }: { text: string; editing: RowEditing }) {
  const { t } = useTranslation('lists');
  const handleKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    editing.onStep(by);
  };
  return (
    <button
      type="button"
      className={styles.rowHandle}
      aria-label={t('handle', { title: text })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={t('handleHint')}
      onPointerDown={editing.onDrag}
      onKeyDown={handleKey}
    >
      <GripVertical size={16} />
    </button>
  );
}

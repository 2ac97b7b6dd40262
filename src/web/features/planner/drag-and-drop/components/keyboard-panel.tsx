import clsx from 'clsx';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#web/ui/layout.tsx';
import { ItemIcon } from '../../components/item-icon.tsx';
import { OverlapText } from '../../timeline/components/overlap-label.tsx';
import type { DragController } from '../drag-controller.ts';
import { useKeyboardDrag } from '../drag-state.ts';
import { FINE_STEP, type KeyboardStep, STEP } from '../drop-target.ts';
import { usePlacementText } from '../use-placement-text.ts';
import styles from './drag-and-drop.module.css';
import { DRAG_INSTRUCTIONS_ID } from './drag-announcer.tsx';

/** Takes the focus: screen readers pass keys on, and it survives a change of day. */
export const KeyboardPanel = memo(function KeyboardPanel({ controller }: { controller: DragController }) {
  const { t } = useTranslation('trip-items');
  const where = usePlacementText();
  const panel = useRef<HTMLDivElement>(null);
  const drag = useKeyboardDrag();
  const id = drag?.source.item.id;
  useEffect(() => {
    // Synchronises the focus with the drag state.
    if (id) panel.current?.focus();
  }, [id]);
  if (!drag?.to) return null;
  const { item } = drag.source;
  const conflictText = where.conflicts(drag.conflicts);
  const summary = where.summary(drag.summary);
  const count = drag.ids.size;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes the keys itself
    <div
      ref={panel}
      className={styles.keyboardPanel}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys; it is focused when it appears
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
      aria-label={count > 1 ? t('movingMany', { count }) : t('moving', { title: item.title })}
      aria-describedby={DRAG_INSTRUCTIONS_ID}
      data-kind={item.kind}
      onKeyDown={(event) => handleKey(event, controller)}
      onBlur={controller.cancel}
    >
      <p className={styles.dragChipTitle}>
        <ItemIcon item={item} size={16} />
        <b>{item.title}</b>
        {count > 1 && <b className={clsx(styles.dragChipCount, 'num')}>{t('movedTogether', { count })}</b>}
      </p>
      <p className="num">
        {where.short(item, drag.to)}
        {conflictText && <OverlapText> · {conflictText}</OverlapText>}
      </p>
      {summary && <Note size="text">{summary}</Note>}
      <Note size={12} className={styles.keyboardPanelKeys}>
        {t('moveKeys')}
      </Note>
    </div>
  );
});

function handleKey(event: KeyboardEvent, controller: DragController): void {
  const step = keyboardStepOf(event);
  if (step) controller.moveByStep(step);
  else if (event.key === 'Escape') controller.cancel();
  else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) controller.drop();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Arrows move by 15 minutes (Alt: 5; Shift: the length) or days; H toggles the hour. Null: other keys. */
function keyboardStepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): KeyboardStep | null {
  const step = altKey ? FINE_STEP : STEP;
  if (key.toLowerCase() === 'h' && !ctrlKey && !metaKey && !altKey) return 'hour';
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? { longer: -step } : { minutes: -step };
    case 'ArrowDown':
      return shiftKey ? { longer: step } : { minutes: step };
    case 'PageUp':
      return { minutes: -60 };
    case 'PageDown':
      return { minutes: 60 };
    case 'ArrowLeft':
      return { days: -1 };
    case 'ArrowRight':
      return { days: 1 };
    default:
      return null;
  }
}

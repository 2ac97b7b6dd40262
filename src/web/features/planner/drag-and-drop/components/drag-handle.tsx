import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Afterwards } from '../../components/after-paint.tsx';
import styles from '../drag-and-drop.module.css';
import { MOVE_HOW } from './drag-announcer.tsx';
import { useHandle, useMover } from './drag-provider.tsx';

interface GripProps {
  item: PlannerItem;
  isTimed: boolean;
}

/** The edge of the paper by which an item is held: pulled by pointer, or taken up by keyboard. */
export const MoveGrip = memo(function MoveGrip(props: GripProps) {
  return (
    <Afterwards>
      <Grip {...props} />
    </Afterwards>
  );
});

function Grip({ item, isTimed }: GripProps) {
  const { t } = useTranslation('trip-items');
  const mover = useMover();
  const onPointerDown = useHandle(item, 'whole', isTimed);
  if (!mover) return null;
  return (
    <button
      type="button"
      className={styles.moveGrip}
      data-slot="move-grip"
      data-grip={item.id}
      aria-label={t('moveGrip', { title: item.title })}
      aria-describedby={MOVE_HOW}
      onPointerDown={onPointerDown}
      onClick={() => mover.pickUp(item)}
    />
  );
}

interface EdgeProps {
  item: PlannerItem;
  part: 'start' | 'end';
}

/** The upper and the lower edge of an item on the hours, to make it longer or shorter; by keyboard its grip does that. */
export const SlipEdge = memo(function SlipEdge(props: EdgeProps) {
  return (
    <Afterwards>
      <Edge {...props} />
    </Afterwards>
  );
});

function Edge({ item, part }: EdgeProps) {
  const mover = useMover();
  const onPointerDown = useHandle(item, part, true);
  if (!mover) return null;
  return (
    <span className={styles.itemCardEdge} data-edge={part} aria-hidden="true" onPointerDown={onPointerDown} />
  );
}

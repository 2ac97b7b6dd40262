import { useEffect, useRef } from 'react';
import { useFormats } from '../../components/use-formats.ts';
import { drawnMinutes } from '../aim/model.ts';
import { startOn } from '../model.ts';
import { useHeld } from './held.ts';
import { useWhere } from './use-where.ts';

/** Minutes that the slot takes at least, so that its time can be read. */
const SHORTEST = 30;
const DAY = 1440;

/** The dashed slot on the hours of a day in which what is held would land. */
export function LandingSlot({ date }: { date: Temporal.PlainDate }) {
  const held = useHeld((now) => now);
  const where = useWhere();
  const { duration } = useFormats();
  const slot = useRef<HTMLDivElement>(null);
  const to = held?.to ?? null;
  const isByKeyboard = held?.by === 'keyboard';
  useEffect(() => {
    // What is moved by keyboard stays in sight; the pointer scrolls by itself.
    if (to && isByKeyboard) slot.current?.scrollIntoView({ block: 'nearest' });
  }, [to, isByKeyboard]);
  if (!held || !to || held.over === 'tray') return null;
  const { item, part } = held.aim;
  const start = startOn(to, date);
  if (start === null) return null;
  // While an edge is pulled it follows the hand; afterwards transport goes by the hour again (SCHED-1).
  const length =
    part === 'whole' && to.length === held.aim.from.length ? drawnMinutes(item, to.length) : to.length;
  const from = Math.max(0, start);
  const until = Math.min(DAY, Math.max(start + length, start + SHORTEST));
  if (from >= DAY || until <= 0) return null;
  return (
    <div
      ref={slot}
      className="landing-slot"
      aria-hidden="true"
      data-kind={item.kind}
      data-conflict={held.conflicts.length > 0 ? '' : undefined}
      style={{ '--at': from / 60, '--for': (until - from) / 60 }}
    >
      <b className="num">{where.hours(item, to)}</b>
      {to.length > 0 && part !== 'whole' && <span className="num">{duration(to.length)}</span>}
      {held.conflicts.length > 0 && <span className="slip-lap">{where.conflicts(held.conflicts)}</span>}
    </div>
  );
}

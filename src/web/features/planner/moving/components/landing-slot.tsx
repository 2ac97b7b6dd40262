import { useEffect, useRef } from 'react';
import { useFormats } from '../../components/use-formats.ts';
import type { PlannerItem } from '../../model.ts';
import { drawnMinutes } from '../aim/model.ts';
import { type Landing, startOn } from '../model.ts';
import { type Held, useHeld } from './held.ts';
import { useWhere } from './use-where.ts';

/** Minutes that the slot takes at least, so that its time can be read. */
const SHORTEST = 30;
const DAY = 1440;

/** The dashed slots on the hours of a day in which what is held would land, and what goes along with it. */
export function LandingSlots({ date }: { date: Temporal.PlainDate }) {
  const held = useHeld((now) => now);
  if (!held?.to) return null;
  return (
    <>
      {held.courses.map(({ item, to }) => (
        <CompanionSlot key={item.id} item={item} to={to} date={date} />
      ))}
      {held.over !== 'tray' && <LeadSlot held={held} to={held.to} date={date} />}
    </>
  );
}

/** Hours from midnight of the day to where a slot begins, and how many it takes; null when it is on another day. */
function placeOn(to: Landing, length: number, date: Temporal.PlainDate) {
  const start = startOn(to, date);
  if (start === null) return null;
  const from = Math.max(0, start);
  const until = Math.min(DAY, Math.max(start + length, start + SHORTEST));
  return from >= DAY || until <= 0 ? null : { '--at': from / 60, '--for': (until - from) / 60 };
}

function CompanionSlot({ item, to, date }: { item: PlannerItem; to: Landing; date: Temporal.PlainDate }) {
  const style = placeOn(to, drawnMinutes(item, to.length), date);
  if (!style) return null;
  return (
    <div className="landing-slot" aria-hidden="true" data-companion="" data-kind={item.kind} style={style}>
      <span>{item.title}</span>
    </div>
  );
}

function LeadSlot({ held, to, date }: { held: Held; to: Landing; date: Temporal.PlainDate }) {
  const where = useWhere();
  const { duration } = useFormats();
  const slot = useRef<HTMLDivElement>(null);
  const isByKeyboard = held.by === 'keyboard';
  useEffect(() => {
    // What is moved by keyboard stays in sight; the pointer scrolls by itself.
    if (isByKeyboard && to) slot.current?.scrollIntoView({ block: 'nearest' });
  }, [to, isByKeyboard]);
  const { item, part } = held.aim;
  // While an edge is pulled it follows the hand; afterwards transport goes by the hour again (SCHED-1).
  const length =
    part === 'whole' && to.length === held.aim.from.length ? drawnMinutes(item, to.length) : to.length;
  const style = placeOn(to, length, date);
  if (!style) return null;
  return (
    <div
      ref={slot}
      className="landing-slot"
      aria-hidden="true"
      data-kind={item.kind}
      data-conflict={held.conflicts.length > 0 ? '' : undefined}
      style={style}
    >
      <b className="num">{where.hours(item, to)}</b>
      {to.length > 0 && part !== 'whole' && <span className="num">{duration(to.length)}</span>}
      {held.conflicts.length > 0 && <span className="slip-lap">{where.conflicts(held.conflicts)}</span>}
    </div>
  );
}

import { readTicketTime, type TicketTime } from '#domain/ticket-times.ts';
import { type SchemaNode, textOf } from './node.ts';

const HOUR = /^(\d{2}:\d{2})(?::\d{2})?$/;

/** Reads the first of these properties that has a day. One with an hour alone, as some write it beside, is the hour of that day. */
export function momentOf(node: SchemaNode | null, ...names: string[]): TicketTime | null {
  const texts = names.map((name) => textOf(node, name));
  const moment = texts.map(readTicketTime).find((one) => one !== null) ?? null;
  const [hour] = texts.flatMap((text) => HOUR.exec(text)?.[1] ?? []);
  const isDayAlone = moment?.time === null || moment?.time === '00:00';
  return moment && isDayAlone && hour ? readTicketTime(`${moment.day}T${hour}`) : moment;
}

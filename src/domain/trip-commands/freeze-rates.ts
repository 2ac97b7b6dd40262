import type { Amount } from '../items.ts';
import { toMinorUnits } from '../money.ts';
import { type Rate, type ReferenceRates, rateBetween, referenceRate } from '../rates.ts';
import type { NewTripCommand } from './command.ts';

/** The columns of a cost that its rate depends on. */
interface Cost {
  price?: Amount;
  currency?: string | null;
  rate?: unknown;
}

const isCost = (row: object): row is Cost => 'price' in row;
const fixesRate = (to: object): boolean => 'price' in to || 'currency' in to || 'rate' in to;

/** What the author of a command knows. */
interface Known {
  /** The trip's. */
  currency: string;
  /** The newest that are on the device; null: none. */
  reference: ReferenceRates | null;
}

/**
 * The command with the rate of the cost that it adds, or whose price or currency it writes: the newest reference rate,
 * unless the cost has one between these currencies [PLUS-12]. The trigger `check_price` does the same for other clients.
 */
export function withFrozenRate(command: NewTripCommand, known: Known): NewTripCommand {
  if (command.type === 'add') {
    const rate = missingRate(command.row, known);
    return rate ? Object.assign({}, command, { row: { ...command.row, rate } }) : command;
  }
  if (command.type === 'patch' && fixesRate(command.to)) {
    const { row, to } = command;
    const rate = missingRate({ ...row, ...to }, known);
    return rate ? Object.assign({}, command, { to: { ...to, rate } }) : command;
  }
  return command;
}

/** The rate that a row lacks; null for what is no cost, costs nothing, has one, or is in a currency without one. */
function missingRate(row: object, { currency, reference }: Known): Rate | null {
  if (!isCost(row) || !row.currency || row.currency === currency) return null;
  if (!toMinorUnits(row.price, row.currency) || rateBetween(row.currency, currency, row.rate)) return null;
  return referenceRate(reference, row.currency, currency);
}

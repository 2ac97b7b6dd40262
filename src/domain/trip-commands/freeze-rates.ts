import type { Amount } from '../items.ts';
import { toMinorUnits } from '../money.ts';
import { type Rate, type ReferenceRates, rateBetween, referenceRate } from '../rates.ts';
import type { NewTripCommand } from './command.ts';

interface Cost {
  price?: Amount;
  currency?: string | null;
  rate?: unknown;
}

const isCost = (row: object): row is Cost => 'price' in row;
const fixesRate = (to: object): boolean => 'price' in to || 'currency' in to || 'rate' in to;

interface Known {
  currency: string;
  /** Null: none on the device. */
  reference: ReferenceRates | null;
}

/** Adds the newest rate to a cost without one that it adds or reprices [PLUS-12], as `check_price` does. */
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

/** Rate to add; null: no cost, no price, or no rate needed or known. */
function missingRate(row: object, { currency, reference }: Known): Rate | null {
  if (!isCost(row) || !row.currency || row.currency === currency) return null;
  if (!toMinorUnits(row.price, row.currency) || rateBetween(row.currency, currency, row.rate)) return null;
  return referenceRate(reference, row.currency, currency);
}

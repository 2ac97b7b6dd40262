import { fixedSplit } from '../splits.ts';
import type { NewTripCommand } from './command.ts';

interface Cost {
  paid_by?: string | null;
  split?: unknown;
}

const isCost = (row: object): row is Cost => 'paid_by' in row;

/** Adds the sharers of a cost that it adds, or whose payer or split it writes ({@link fixedSplit}). */
export function withFixedSplit(command: NewTripCommand, members: readonly string[]): NewTripCommand {
  switch (command.type) {
    case 'add':
      return isCost(command.row) && command.row.paid_by && !command.row.split
        ? Object.assign({}, command, { row: { ...command.row, split: fixedSplit(command.row, members) } })
        : command;
    case 'patch': {
      const { row, to } = command;
      if (!('paid_by' in to || 'split' in to)) return command;
      const cost = { ...row, ...to };
      const split = isCost(cost) ? fixedSplit(cost, members) : null;
      const isStored = 'split' in to ? to.split : 'split' in row && row.split;
      return split === null || isStored ? command : Object.assign({}, command, { to: { ...to, split } });
    }
    case 'remove':
    case 'restore':
    case 'batch':
      return command;
  }
}

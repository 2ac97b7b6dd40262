import { newId } from './ids.ts';
import type { SettlementRow } from './trip-commands/command.ts';

interface Debt {
  tripId: string;
  from: string;
  to: string;
  currency: string;
}

/**
 * The same id for both people, in any order of sending, so that the primary key counts a settlement once [PLUS-5]: from the two, the
 * currency and their earlier settlements, but not the amount, which may be outdated offline. @returns a UUID
 */
export function settlementId(
  { tripId, from, to, currency }: Debt,
  settlements: readonly Pick<SettlementRow, 'id' | 'from_id' | 'to_id' | 'currency'>[],
): string {
  const earlier = settlements
    .filter(
      (row) =>
        row.currency === currency &&
        ((row.from_id === from && row.to_id === to) || (row.from_id === to && row.to_id === from)),
    )
    .map(({ id }) => id)
    .toSorted();
  const text = [tripId, from, to, currency, ...earlier].join(' ');
  return newId((bytes) => {
    const words = new DataView(bytes.buffer);
    for (let offset = 0; offset < 16; offset += 4) words.setUint32(offset, hash(`${offset} ${text}`));
    return bytes;
  });
}

/** 32-bit FNV-1a with MurmurHash3's finalizer; the lane comes first, so that lanes differ throughout. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

import { newId } from './ids.ts';

/** The debt that a settlement is of, in one trip. */
interface Debt {
  tripId: string;
  from: string;
  to: string;
  currency: string;
}

interface SettlementBetween {
  id: string;
  from_id: string;
  to_id: string;
  currency: string;
}

/**
 * The id of the settlement of a debt: the same for each person who presses "settled", in any order and at any time that
 * they are sent, so that the primary key counts it once [PLUS-5]. It follows from the two people, the currency and the
 * settlements between them so far: a later debt of theirs has another id. The amount is left out, for what one of them sees
 * offline may be older.
 *
 * @returns a UUID (RFC 9562, version 4 by its bits)
 */
export function settlementId(
  { tripId, from, to, currency }: Debt,
  settlements: readonly SettlementBetween[],
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

/** FNV-1a of 32 bits, mixed (MurmurHash3's finalizer). The text begins with its lane, so that lanes differ throughout. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

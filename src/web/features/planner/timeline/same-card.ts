import type { SlipView, StackView } from './day-view.ts';

/** A day is laid out anew with every change of it; what is drawn as before is not drawn again. */
export function isSameSlip(one: SlipView, other: SlipView): boolean {
  return one === other || hasSameFields(one, other);
}

export function isSameStack(one: StackView, other: StackView): boolean {
  return (
    one.at === other.at &&
    one.length === other.length &&
    one.slips.length === other.slips.length &&
    one.slips.every((slip, index) => {
      const same = other.slips[index];
      return same !== undefined && isSameSlip(slip, same);
    })
  );
}

function hasSameFields(one: object, other: object): boolean {
  return Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value);
}

import { fieldOf } from '#domain/json.ts';
import type { ItemCardView, OverflowStackView } from './day-view.ts';

/** Lets unchanged cards skip rendering: every change lays out the whole day. */
export function isSameCard(one: ItemCardView, other: ItemCardView): boolean {
  return one === other || hasSameFields(one, other);
}

export function isSameStack(one: OverflowStackView, other: OverflowStackView): boolean {
  return (
    one.at === other.at &&
    one.length === other.length &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, index) => {
      const same = other.cards[index];
      return same !== undefined && isSameCard(card, same);
    })
  );
}

function hasSameFields(one: object, other: object): boolean {
  return Object.entries(one).every(([name, value]) => fieldOf(other, name) === value);
}

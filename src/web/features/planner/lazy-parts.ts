import { loadAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { preloadMenu } from '#web/ui/menu.tsx';

/** Loads what the planner's first view does without, with its texts. */
export async function loadLaterParts() {
  const [{ laterParts }] = await Promise.all([import('./later-parts.ts'), loadAreas('map', 'collaborators')]);
  return laterParts;
}

/** The dialogs of the planner. */
export const PlannerDialogs = lazyPart(async () => (await loadLaterParts()).PlannerDialogs);

/** All that is known of the chosen item. */
export const ItemDetail = lazyPart(async () => (await loadLaterParts()).ItemDetail);

/** Says that the trip is this person's no more. */
export const ClosedTripNotice = lazyPart(async () => (await loadLaterParts()).ClosedTripNotice);

/** What can be done with all the selected items at once. */
export const SelectionTools = lazyPart(async () => (await loadLaterParts()).SelectionTools);

/** The trip on paper. */
export const PrintPortal = lazyPart(async () => (await loadLaterParts()).PrintPortal);

/** The dialogs of the trip's menu and of a day's. */
export const ShareDialog = lazyPart(async () => (await loadLaterParts()).ShareDialog);
export const FeedDialog = lazyPart(async () => (await loadLaterParts()).FeedDialog);
export const MoveDayDialog = lazyPart(async () => (await loadLaterParts()).MoveDayDialog);
export const RemoveDayDialog = lazyPart(async () => (await loadLaterParts()).RemoveDayDialog);

/** The list of what found no room side by side. */
export const OverflowStack = lazyPart(async () => (await loadLaterParts()).OverflowStack);

/** Loads what one does with a plan, while it is still looked at. */
export function preloadParts(): void {
  preloadMenu();
  for (const part of [ItemDetail, PlannerDialogs, SelectionTools, PrintPortal, OverflowStack]) part.preload();
}

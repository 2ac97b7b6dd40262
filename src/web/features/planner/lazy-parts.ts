import { withAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { preloadMenu } from '#web/ui/menu.tsx';

export async function loadLaterParts() {
  return (await withAreas(import('./later-parts.ts'), 'map', 'collaborators', 'take-along')).laterParts;
}

export const PlannerDialogs = lazyPart(async () => (await loadLaterParts()).PlannerDialogs);

export const AgendaView = lazyPart(async () => (await loadLaterParts()).AgendaView);

export const ItemDetail = lazyPart(async () => (await loadLaterParts()).ItemDetail);

export const ClosedTripNotice = lazyPart(async () => (await loadLaterParts()).ClosedTripNotice);

export const SelectionTools = lazyPart(async () => (await loadLaterParts()).SelectionTools);

export const PrintDialog = lazyPart(async () => (await loadLaterParts()).PrintDialog);
export const PrintPortal = lazyPart(async () => (await loadLaterParts()).PrintPortal);

export const ShareDialog = lazyPart(async () => (await loadLaterParts()).ShareDialog);
export const FeedDialog = lazyPart(async () => (await loadLaterParts()).FeedDialog);
export const MoveDayDialog = lazyPart(async () => (await loadLaterParts()).MoveDayDialog);
export const RemoveDayDialog = lazyPart(async () => (await loadLaterParts()).RemoveDayDialog);

export const OverflowStack = lazyPart(async () => (await loadLaterParts()).OverflowStack);

export function preloadParts(): void {
  preloadMenu();
  for (const part of [ItemDetail, PlannerDialogs, SelectionTools, PrintPortal, OverflowStack]) part.preload();
}

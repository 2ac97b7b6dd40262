import { AgendaView } from './agenda/components/agenda-view.tsx';
import { calendarFile } from './calendar/calendar-file.ts';
import { FeedDialog } from './calendar/feed-dialog.tsx';
import { ClosedTripNotice } from './components/closed-trip-notice.tsx';
import { PlannerDialogs } from './dialogs/planner-dialogs.tsx';
import { ItemDetail } from './item-detail/item-detail.tsx';
import { PresenceMenu } from './presence/components/presence-menu.tsx';
import { PrintDialog } from './print-view/components/print-dialog.tsx';
import { PrintPortal } from './print-view/components/print-portal.tsx';
import { SelectionTools } from './selection/components/selection-tools.tsx';
import { ShareDialog } from './share-link/components/share-dialog.tsx';
import { OverflowStack } from './timeline/components/overflow-stack.tsx';
import { MoveDayDialog } from './trip-days/components/move-day-dialog.tsx';
import { RemoveDayDialog } from './trip-days/components/remove-day-dialog.tsx';

/** These parts are one chunk, loaded on first interaction. */
export const laterParts = {
  AgendaView,
  FeedDialog,
  ItemDetail,
  MoveDayDialog,
  PlannerDialogs,
  RemoveDayDialog,
  SelectionTools,
  ShareDialog,
  OverflowStack,
  ClosedTripNotice,
  PrintDialog,
  PrintPortal,
  PresenceMenu,
  calendarFile,
};

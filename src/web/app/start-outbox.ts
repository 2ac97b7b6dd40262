import { queryClient } from '#web/data/query-client.ts';
import { reportOutbox, watchUnstored } from '#web/offline/outbox-report.ts';
import { startOutbox } from '#web/offline/outbox-sender.ts';
import { readTouched, settleInCache } from '#web/trip-data/acknowledge.ts';

/** Starts to send the outbox of the signed-in user. Returns how to stop. */
export function startSending(): () => void {
  const stopWatching = watchUnstored();
  const stopSending = startOutbox({
    onSettled: (command, acknowledgement) => settleInCache(queryClient, command, acknowledgement),
    onDrained: (tripId) => void readTouched(queryClient, tripId).catch(console.error),
    onReport: (sent) => void reportOutbox(sent).catch(console.error),
  });
  return () => {
    stopWatching();
    stopSending();
  };
}

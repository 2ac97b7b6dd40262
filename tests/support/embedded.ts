import { openEmbedded } from '#server/database/embedded/embedded-database.ts';
import type { EndedStatement } from '#server/database/failures.ts';
import type { Database } from '#server/database/session.ts';

/** Longer than any statement of a test takes. */
const MAINTENANCE_LIMIT = 600_000;

/** The embedded database as the server has it, in this process, without anything in it. */
export function openBareEmbedded(
  folder: string,
  { heapMb, onEnded = () => {} }: { heapMb?: number; onEnded?: (ended: EndedStatement) => void } = {},
): Promise<Database> {
  return openEmbedded({
    folder,
    cache: { load: () => undefined, save: () => {} },
    maintenanceLimit: MAINTENANCE_LIMIT,
    report: () => {},
    onEnded,
    ...(heapMb !== undefined && { heapMb }),
  });
}

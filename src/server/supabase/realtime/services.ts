/** What the channels of a process share. */
import type { Admission } from './admission.ts';
import type { Caller, Rights } from './authorisation.ts';
import type { Hub } from './hub.ts';
import type { RealtimeMetrics } from './metrics.ts';
import type { Entry, Presence } from './presence.ts';

export type Services = {
  hub: Hub;
  admission: Admission;
  presence: Presence;
  metrics: RealtimeMetrics;
  /** Who holds a token, or why nobody does. */
  callerOf: (token: unknown) => Promise<Caller | string>;
  /** What the policies give someone on a topic. */
  rightsOf: (caller: Caller, name: string) => Promise<Rights>;
  /** From now on no message is missed, once this has resolved. */
  subscribe: () => Promise<void>;
  track: (entry: Entry, previous: string | undefined) => void;
  untrack: (name: string, ref: string) => void;
  /** For what nobody waits for. */
  report: (error: unknown) => void;
};

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
  /** Finds the caller of a token; a string is the reason of a refusal. */
  callerOf: (token: unknown) => Promise<Caller | string>;
  rightsOf: (caller: Caller, name: string) => Promise<Rights>;
  /** Resolves when no message will be missed. */
  subscribe: () => Promise<void>;
  track: (entry: Entry, previous: string | undefined) => void;
  untrack: (name: string, ref: string) => void;
  report: (error: unknown) => void;
};

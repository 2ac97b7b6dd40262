import type { SessionUser } from '#web/session/session-user.ts';
import { preference } from '../model.ts';

export const PUSH_KINDS = ['message', 'mention', 'change', 'task', 'invitation'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Nothing is sent that was not turned on. */
export function wantsPush({ preferences }: Pick<SessionUser, 'preferences'>, kind: PushKind): boolean {
  return preference(preferences, `push_${kind}`) === 'on';
}

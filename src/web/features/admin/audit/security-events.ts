import type { ListedEvent } from '#db/admin.types.ts';

export const EVENTS = [
  { value: 'signed_in', look: 'full', text: 'eventSignedIn' },
  { value: 'sign_in_failed', look: 'hot', text: 'eventSignInFailed' },
  { value: 'signed_out', look: 'hollow', text: 'eventSignedOut' },
  { value: 'account_created', look: 'full', text: 'eventAccountCreated' },
  { value: 'account_deleted', look: 'hollow', text: 'eventAccountDeleted' },
  { value: 'password_changed', look: 'half', text: 'eventPasswordChanged' },
  { value: 'email_changed', look: 'half', text: 'eventEmailChanged' },
  { value: 'factor_added', look: 'half', text: 'eventFactorAdded' },
  { value: 'factor_verified', look: 'full', text: 'eventFactorVerified' },
  { value: 'factor_code_wrong', look: 'hot', text: 'eventFactorCodeWrong' },
  { value: 'mail_code_wrong', look: 'hot', text: 'eventMailCodeWrong' },
  { value: 'factor_removed', look: 'half', text: 'eventFactorRemoved' },
  { value: 'factor_replaced', look: 'half', text: 'eventFactorReplaced' },
  { value: 'recovery_codes_made', look: 'half', text: 'eventRecoveryCodesMade' },
  { value: 'recovery_codes_removed', look: 'half', text: 'eventRecoveryCodesRemoved' },
  { value: 'recovery_code_used', look: 'half', text: 'eventRecoveryCodeUsed' },
  { value: 'role_changed', look: 'half', text: 'eventRoleChanged' },
  { value: 'account_banned', look: 'hot', text: 'eventAccountBanned' },
  { value: 'account_unbanned', look: 'half', text: 'eventAccountUnbanned' },
  { value: 'premium_granted', look: 'half', text: 'eventPremiumGranted' },
  { value: 'premium_withdrawn', look: 'half', text: 'eventPremiumWithdrawn' },
  { value: 'data_exported', look: 'half', text: 'eventDataExported' },
  { value: 'token_reused', look: 'hot', text: 'eventTokenReused' },
  { value: 'sessions_ended', look: 'half', text: 'eventSessionsEnded' },
  { value: 'rate_limited', look: 'hot', text: 'eventRateLimited' },
  { value: 'admin_called', look: 'half', text: 'eventAdminCalled' },
] as const;

/** Other methods are shown by their own name. */
const METHODS = {
  password: 'methodPassword',
  signup: 'methodSignup',
  magiclink: 'methodLink',
  email: 'methodLink',
  recovery: 'methodRecovery',
  invite: 'methodInvite',
  id_token: 'methodSocial',
  pkce: 'methodSocial',
} as const;

const hasWords = (method: string): method is keyof typeof METHODS => method in METHODS;

export interface EventDetails {
  method: { text: (typeof METHODS)[keyof typeof METHODS] } | { name: string } | null;
  role: { from: string | null; to: string } | null;
  called: string | null;
  /** Number of equal events in the same moment. */
  times: number;
}

/** Reads the details that it knows and drops the others. */
export function readDetails({ event, details }: Pick<ListedEvent, 'event' | 'details'>): EventDetails {
  const text = (name: string) => (details[name] === undefined ? null : String(details[name]));
  const method = event === 'signed_in' ? text('method') : null;
  const to = event === 'role_changed' ? text('to') : null;
  const called = [event === 'signed_in' ? null : text('method'), text('endpoint'), text('status')].filter(
    Boolean,
  );
  return {
    method: method === null ? null : hasWords(method) ? { text: METHODS[method] } : { name: method },
    role: to === null ? null : { from: text('from'), to },
    called: called.length > 0 ? called.join(' ') : null,
    times: Number(details.count ?? 1),
  };
}

export type About =
  | { kind: 'person'; id: string; name: string }
  | { kind: 'gone'; id: string }
  | { kind: 'unknown' }
  | { kind: 'other'; name: string }
  | { kind: 'nobody' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readAbout(subject: string | null, name: string | null): About {
  if (subject === null) return { kind: 'nobody' };
  if (name !== null) return { kind: 'person', id: subject, name };
  if (UUID.test(subject)) return { kind: 'gone', id: subject };
  return subject.startsWith('#') ? { kind: 'unknown' } : { kind: 'other', name: subject };
}

import { type AuthFailure, isUnanswered } from '../model.ts';

const KINDS = ['signup', 'magiclink', 'recovery', 'email_change', 'invite'] as const;

/** What the link of a mail is for. */
export type LinkKind = (typeof KINDS)[number];

/** What the address of an opened link says. */
export interface OpenedLink {
  kind: LinkKind;
  token: string;
  /** Where it leads afterwards; not yet checked. */
  next: string | null;
}

/** The link in a query (`?action=link&type=…&token=…`), or null when a part of it is missing. */
export function linkOf(query: URLSearchParams): OpenedLink | null {
  const kind = KINDS.find((one) => one === query.get('type'));
  const token = query.get('token');
  return kind && token ? { kind, token, next: query.get('next') } : null;
}

/** Why a link does nothing: `foreign` was never made here, or has lost a part; `failed` says nothing about the link. */
export type LinkProblem = 'used' | 'expired' | 'replaced' | 'foreign' | 'taken' | 'banned' | 'failed';

const PROBLEMS: ReadonlyMap<string, LinkProblem> = new Map([
  ['link_used', 'used'],
  ['link_replaced', 'replaced'],
  ['link_unknown', 'foreign'],
  ['otp_expired', 'expired'],
  ['email_exists', 'taken'],
  ['user_banned', 'banned'],
]);

export function problemOf(error: AuthFailure): LinkProblem {
  if (isUnanswered(error)) return 'failed';
  return PROBLEMS.get(error.code ?? '') ?? 'failed';
}

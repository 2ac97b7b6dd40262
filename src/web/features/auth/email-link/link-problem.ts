import { type AuthFailure, isUnanswered } from '../model.ts';

const KINDS = ['signup', 'magiclink', 'recovery', 'email_change', 'invite'] as const;

export type LinkKind = (typeof KINDS)[number];

export interface OpenedLink {
  kind: LinkKind;
  token: string;
  /** Not validated yet. */
  next: string | null;
}

/** Reads `?action=link&type=…&token=…`; null: incomplete. */
export function linkOf(query: URLSearchParams): OpenedLink | null {
  const kind = KINDS.find((one) => one === query.get('type'));
  const token = query.get('token');
  return kind && token ? { kind, token, next: query.get('next') } : null;
}

/** `foreign`: unknown or incomplete; `failed`: the server has not decided. */
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

import { parseInstant } from '#db/timestamps.ts';
import type { PollOption, PollRow, VoteRow } from '#domain/trip-commands/command.ts';

const IN_SIGHT_HOURS = 7 * 24;

/** Voters are in the order of their votes. */
export interface OptionResult {
  option: PollOption;
  voters: readonly string[];
}

/** Options are in the poll's order. */
export function resultsOf({ id, options }: PollRow, votes: readonly VoteRow[]): OptionResult[] {
  return options.map((option) => ({
    option,
    voters: votes
      .filter(({ poll_id, option_id }) => poll_id === id && option_id === option.id)
      .map(({ user_id }) => user_id),
  }));
}

export function winnersOf(results: readonly OptionResult[]): PollOption[] {
  const most = Math.max(1, ...results.map(({ voters }) => voters.length));
  return results.filter(({ voters }) => voters.length === most).map(({ option }) => option);
}

/** When it was closed, or its deadline; null: open-ended. */
export function endOf({
  closed_at,
  closes_at,
}: Pick<PollRow, 'closed_at' | 'closes_at'>): Temporal.Instant | null {
  const [first = null] = [parseInstant(closed_at), parseInstant(closes_at)]
    .filter((end) => end !== null)
    .toSorted((a, b) => Temporal.Instant.compare(a, b));
  return first;
}

export function isOpen(poll: Pick<PollRow, 'closed_at' | 'closes_at'>, now: Temporal.Instant): boolean {
  const end = endOf(poll);
  return poll.closed_at === null && (end === null || Temporal.Instant.compare(now, end) < 0);
}

/** Open polls are first, newest first; those that ended over a week ago are apart. */
export function byAge(
  polls: readonly PollRow[],
  now: Temporal.Instant,
): { inSight: PollRow[]; older: PollRow[] } {
  const newest = polls.toReversed();
  const since = now.subtract({ hours: IN_SIGHT_HOURS });
  const isOld = (poll: PollRow) => {
    const end = endOf(poll);
    return end !== null && !isOpen(poll, now) && Temporal.Instant.compare(end, since) < 0;
  };
  const recent = newest.filter((poll) => !isOld(poll));
  const inSight = [
    ...recent.filter((poll) => isOpen(poll, now)),
    ...recent.filter((poll) => !isOpen(poll, now)),
  ];
  return { inSight, older: newest.filter(isOld) };
}

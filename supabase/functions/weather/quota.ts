/** How many questions to the weather service may still be asked in this minute. */

/** `share`: the caller has used up theirs; `all`: nobody may ask any more. */
type Verdict = 'ok' | 'share' | 'all';

type Options = {
  /** Questions in a minute, of all callers together. */
  most: number;
  /** Questions of one caller, so that one alone can't use up the others'. */
  share: number;
  now: () => number;
};

const MINUTE = 60_000;

/** Counts questions by caller, over minutes of `now`; what is refused does not count. */
export function createQuota({ most, share, now }: Options): (caller: string) => Verdict {
  let minute = 0;
  let asked = 0;
  const byCaller = new Map<string, number>();
  return (caller) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) {
      [minute, asked] = [current, 0];
      byCaller.clear();
    }
    const own = byCaller.get(caller) ?? 0;
    if (own >= share) return 'share';
    if (asked >= most) return 'all';
    asked += 1;
    byCaller.set(caller, own + 1);
    return 'ok';
  };
}

/** A row of `app.limits`; with `seconds`, the amount is within that time. */
export type Limit = { name: string; amount: number; seconds: number | null };

/** Reads `10/900`, `5000`; null for anything else. */
export function parseLimits(text: string): Limit[] | null {
  const parts = text
    .split(',')
    .map((part) => /^\s*([a-z-]+)\s*=\s*(\d{1,9})(?:\/([1-9]\d{0,5}))?\s*$/.exec(part));
  const limits = parts.flatMap((match) => {
    const [, name, amount, seconds] = match ?? [];
    return name ? [{ name, amount: Number(amount), seconds: seconds ? Number(seconds) : null }] : [];
  });
  return limits.length === parts.length ? limits : null;
}

/** Writes `10/900`, `5000`. */
export const limitText = ({ amount, seconds }: Limit): string =>
  seconds === null ? String(amount) : `${amount}/${seconds}`;

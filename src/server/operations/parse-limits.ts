/** Limits as they are written: `sign-in-account=10/900, sockets=5000`. */

/** A row of `app.limits`: how much there may be of something; with `seconds`, within that time. */
export type Limit = { name: string; amount: number; seconds: number | null };

/** Reads names, each with a number or a number in so many seconds; null for what can't be read. */
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

/** A limit as it is read and written: `10/900`, `5000`. */
export const limitText = ({ amount, seconds }: Limit): string =>
  seconds === null ? String(amount) : `${amount}/${seconds}`;

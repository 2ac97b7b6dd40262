/** Limits of one socket; a refusal's reason is its name in the metrics. */

export const MAX_CHANNELS = 100;
/** Bytes of one message; the rest of the channel goes on. */
export const LONGEST_MESSAGE = 64 * 1024;
/** Bytes at which the socket itself is closed, unread. */
export const LONGEST_FRAME = 4 * LONGEST_MESSAGE;
/** Bytes of one person's presence on a channel: it goes to everyone on it, and to every process. */
export const LONGEST_PRESENCE = 4096;
/** Bytes that may wait for a client that does not read. */
export const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
/** Characters of a topic or of a presence key. */
export const LONGEST_NAME = 200;

const WINDOW = 10_000;
const MAX_MESSAGES = 100;
/** Joins at most: a client with all its channels may come back twice. */
const MAX_JOINS = 3 * MAX_CHANNELS;

/** Counts in windows of ten seconds. */
class Window {
  #since = 0;
  #count = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  admits(now: number): boolean {
    if (now - this.#since >= WINDOW) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}

const ABOUT_CHANNELS = new Set(['phx_join', 'phx_leave', 'access_token']);

/** Allows 100 messages in 10 seconds, and 300 about channels. */
export class Rate {
  readonly #messages = new Window(MAX_MESSAGES);
  readonly #joins = new Window(MAX_JOINS);

  admits(event: string, now: number): boolean {
    return (ABOUT_CHANNELS.has(event) ? this.#joins : this.#messages).admits(now);
  }
}

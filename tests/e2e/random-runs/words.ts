import type { Person } from '#tests/support/accounts.ts';

/** The words that were typed in a run, each there once, and what may have become of them. */
export class Words {
  private made = 0;
  private readonly seed: number;
  /** By word, the title of the item that it is a note of; null: it is a row of its own. */
  private readonly typed = new Map<string, string | null>();
  private readonly replaced = new Set<string>();
  private readonly deleted = new Set<string>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** A word that nobody has typed: `task-20261125-7`. */
  next(kind: string): string {
    this.made += 1;
    return `${kind}-${this.seed}-${this.made}`;
  }

  /** Somebody has saved it; `title`: as the note of an item. */
  save(word: string, title: string | null = null): void {
    this.typed.set(word, title);
  }

  /** Somebody who saw it has written another in its place. */
  replace(word: string): void {
    this.replaced.add(word);
  }

  /** Somebody has deleted the item. */
  delete(title: string): void {
    this.deleted.add(title);
  }

  /** The words that must be somewhere, of these. */
  owed(words: readonly string[]): string[] {
    return words.filter((word) => {
      const title = this.typed.get(word);
      if (title === undefined || this.replaced.has(word)) return false;
      return !this.deleted.has(word) && !(title !== null && this.deleted.has(title));
    });
  }
}

/** All that is stored of a trip. */
export async function storedTrip({ client }: Person, trip: string) {
  const [tasks, messages, activities, expenses, votes, polls] = await Promise.all([
    client.from('trip_tasks').select('title, completed_at').eq('trip_id', trip),
    client.from('trip_chat_messages').select('text').eq('trip_id', trip),
    client.from('trip_activities').select('title, date, notes').eq('trip_id', trip),
    client.from('trip_expenses').select('title').eq('trip_id', trip),
    client.from('trip_votes').select('option_id').eq('trip_id', trip),
    client.from('trip_polls').select('options').eq('trip_id', trip).single(),
  ]);
  const options = Array.isArray(polls.data?.options) ? polls.data.options : [];
  return {
    tasks: tasks.data ?? [],
    messages: messages.data ?? [],
    activities: activities.data ?? [],
    expenses: expenses.data ?? [],
    votes: votes.data ?? [],
    /** Ids of what the poll offers, in its order. */
    options: options.map((option) =>
      String(option && typeof option === 'object' && Reflect.get(option, 'id')),
    ),
  };
}

export type StoredTrip = Awaited<ReturnType<typeof storedTrip>>;

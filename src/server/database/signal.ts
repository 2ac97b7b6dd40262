/** Something that happens, and whoever wants to know. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  /** Answers what ends it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  give = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

/**
 * Preparing spares parsing and planning, dearer than running a nested select, but each statement stays in the memory of every connection and
 * clients decide what there is: a text is prepared when it comes again, and only so many are.
 */
const MAX_PREPARED = 200;
const MAX_REMEMBERED = 2000;

export class PreparedStatements {
  readonly #prepared = new Set<string>();
  readonly #seen = new Set<string>();

  isWorthIt(statement: string): boolean {
    if (this.#prepared.has(statement)) return true;
    if (this.#seen.delete(statement) && this.#prepared.size < MAX_PREPARED) {
      this.#prepared.add(statement);
      return true;
    }
    this.#seen.add(statement);
    if (this.#seen.size > MAX_REMEMBERED) this.#forgetOldest();
    return false;
  }

  #forgetOldest(): void {
    for (const oldest of this.#seen) {
      this.#seen.delete(oldest);
      return;
    }
  }
}

/** The work that a search may do, in units of about ten nanoseconds. Beyond it a search returns what it has found. */
export class SearchWork {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Counts work before it is done. @returns whether the search may do it */
  allows(units: number): boolean {
    this.#left -= units;
    return this.#left >= 0;
  }
}

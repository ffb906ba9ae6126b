/** The same value for both partners. The rules use these names; several are not symmetric. */
export interface Couple<T> {
  /** value of the groom */
  readonly boy: T;
  /** value of the bride */
  readonly girl: T;
}

/** Applies a function to both partners. */
export function ofBoth<T, U>({ boy, girl }: Couple<T>, question: (one: T) => U): Couple<U> {
  return { boy: question(boy), girl: question(girl) };
}

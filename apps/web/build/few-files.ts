/** A file of a build that puts together only what exactly the same pages and parts need. */
export interface SharedFile {
  name: string;
  /** What it costs on the line, bytes gzip. */
  size: number;
  /** Names of the files that it needs at once. */
  imports: readonly string[];
  /** Whether it may be joined with others: what a page begins with and what is asked for by name may not. */
  joins: boolean;
}

/** Something that a visitor opens: a page, or a part of one after it. */
export interface Visit {
  /** Names of the files that it asks for. */
  files: readonly string[];
  /** How often it happens, beside a page. */
  weight: number;
}

/**
 * What a request costs beyond its file, in bytes: its headers, what the file cannot share with others when it is compressed,
 * and a turn of a slow phone, which asks for it, reads it and runs it.
 */
const REQUEST = 700;

/** What one visit may load in vain for the good of others by two files joined, bytes. */
const IN_VAIN = 2000;

/** A file as it stands after some have been joined. */
interface Joined {
  size: number;
  imports: Set<Joined>;
  joins: boolean;
  names: string[];
}

/** A file and all that it needs at once, however far. */
function needs(start: Joined): Set<Joined> {
  const found = new Set([start]);
  for (const file of found) for (const imported of file.imports) found.add(imported);
  return found;
}

/**
 * Joins files that are mostly needed together, two at a time and those first by which most is saved, for as long as the
 * requests that fall away are worth more than the bytes that somebody loads in vain. No two files come to need each other.
 *
 * @param files by their names, each of them once; those that a file imports among them
 * @returns for each file that may be joined, the name of the first of those that it stands together with
 * @throws Error where a file or a visit needs a file that is not there
 */
export function fewFiles(
  files: readonly SharedFile[],
  visits: readonly Visit[],
): Map<string, string> {
  const byName = new Map<string, Joined>(
    files.map(({ name, size, joins }) => [
      name,
      { size, joins, imports: new Set<Joined>(), names: [name] },
    ]),
  );
  const named = (name: string): Joined => {
    const file = byName.get(name);
    if (!file) throw new Error(`the build has no file ${name}`);
    return file;
  };
  for (const { name, imports } of files) {
    for (const imported of imports) named(name).imports.add(named(imported));
  }

  const weights = Float64Array.from(visits, ({ weight }) => weight);
  let stand: Joined[] = [];
  let needed = new Map<Joined, Set<Joined>>();
  /** What each visit would load more if it asked for a file, bytes; nothing where it has the file. */
  let more = new Map<Joined, Float64Array>();
  const reckon = () => {
    stand = [...new Set(byName.values())];
    needed = new Map(stand.map((file) => [file, needs(file)]));
    const needsOf = (file: Joined) => needed.get(file) ?? new Set<Joined>();
    const loaded = visits.map(
      ({ files: asked }) => new Set(asked.flatMap((name) => [...needsOf(named(name))])),
    );
    const beyond = (file: Joined, has: ReadonlySet<Joined>) =>
      [...needsOf(file)].reduce((sum, one) => (has.has(one) ? sum : sum + one.size + REQUEST), 0);
    more = new Map(
      stand.map((file) => [file, Float64Array.from(loaded, (has) => beyond(file, has))]),
    );
  };

  const moreOf = (file: Joined) => more.get(file) ?? new Float64Array(visits.length);

  /** What joining two files saves over all visits, bytes; below nothing where it costs. */
  const saved = (one: Float64Array, other: Float64Array): number => {
    let sum = 0;
    for (let visit = 0; visit < weights.length; visit += 1) {
      const moreOfOne = one[visit] ?? 0;
      const moreOfOther = other[visit] ?? 0;
      if (moreOfOne > 0 && moreOfOther > 0) continue;
      if (moreOfOne + moreOfOther > REQUEST + IN_VAIN) return Number.NEGATIVE_INFINITY;
      sum += (weights[visit] ?? 0) * (REQUEST - moreOfOne - moreOfOther);
    }
    return sum;
  };

  const throughAThird = (one: Joined, other: Joined) =>
    [...one.imports].some((between) => between !== other && needed.get(between)?.has(other));

  const bestPair = () => {
    const candidates = stand.filter(({ joins }) => joins);
    let best: { one: Joined; other: Joined; bytes: number } | undefined;
    for (const [index, one] of candidates.entries()) {
      for (const other of candidates.slice(index + 1)) {
        const bytes = saved(moreOf(one), moreOf(other));
        if (bytes <= (best?.bytes ?? 0)) continue;
        if (throughAThird(one, other) || throughAThird(other, one)) continue;
        best = { one, other, bytes };
      }
    }
    return best;
  };

  const join = (one: Joined, other: Joined) => {
    one.size += other.size;
    one.names.push(...other.names);
    for (const imported of other.imports) one.imports.add(imported);
    for (const file of stand) if (file.imports.delete(other)) file.imports.add(one);
    one.imports.delete(one);
    for (const name of other.names) byName.set(name, one);
  };

  for (;;) {
    reckon();
    const best = bestPair();
    if (!best) break;
    join(best.one, best.other);
  }
  const together = ({ names }: Joined) => names.toSorted()[0] ?? '';
  return new Map(
    files.filter(({ joins }) => joins).map(({ name }) => [name, together(named(name))]),
  );
}

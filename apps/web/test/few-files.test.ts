import { describe, expect, test } from 'vitest';
import { fewFiles, type SharedFile, type Visit } from '../build/few-files.ts';

const page = (name: string, ...imports: string[]): SharedFile => ({
  name,
  size: 5000,
  imports,
  joins: false,
});
const shared = (name: string, size: number, ...imports: string[]): SharedFile => ({
  name,
  size,
  imports,
  joins: true,
});
const visit = (...files: string[]): Visit => ({ files, weight: 1 });

/** The joined files by the name they go under, and what each needs of the others. */
function needsOfJoined(files: readonly SharedFile[], joined: ReadonlyMap<string, string>) {
  const placeOf = (name: string) => joined.get(name) ?? name;
  const needs = new Map<string, Set<string>>();
  for (const { name, imports } of files) {
    const place = placeOf(name);
    const of = needs.get(place) ?? new Set<string>();
    for (const one of imports) if (placeOf(one) !== place) of.add(placeOf(one));
    needs.set(place, of);
  }
  return needs;
}

function hasCircle(needs: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...needs.keys()].some((name) => {
    const needed = new Set(needs.get(name));
    for (const one of needed) for (const other of needs.get(one) ?? []) needed.add(other);
    return needed.has(name);
  });
}

describe('Files of a build', () => {
  test('that every visit needs together become one', () => {
    const files = [page('a', 'x', 'y'), page('b', 'x', 'y'), shared('x', 9000), shared('y', 400)];
    expect(fewFiles(files, [visit('a'), visit('b')])).toEqual(
      new Map([
        ['x', 'x'],
        ['y', 'x'],
      ]),
    );
  });

  test('stay apart where one page would load in vain more than the other saves', () => {
    const files = (size: number) => [
      page('a', 'x', 'y'),
      page('b', 'x'),
      shared('x', 900),
      shared('y', size),
    ];
    const visits = [visit('a'), visit('b')];
    expect(fewFiles(files(4000), visits).get('y')).toBe('y');
    expect(fewFiles(files(400), visits).get('y')).toBe('x');
  });

  test('are joined by how often what is opened', () => {
    const files = [page('a', 'x', 'y'), page('b', 'x'), shared('x', 900), shared('y', 1500)];
    const joined = (weight: number) =>
      fewFiles(files, [visit('a'), { files: ['b'], weight }]).get('y');
    expect(joined(1)).toBe('y');
    expect(joined(0.1)).toBe('x');
  });

  test('stay apart where anybody, however rare, would load much in vain', () => {
    const files = [page('a', 'x', 'y'), page('b', 'x'), shared('x', 900), shared('y', 4000)];
    expect(fewFiles(files, [visit('a'), { files: ['b'], weight: 0.1 }]).get('y')).toBe('y');
  });

  test('that a page is asked for by stand alone', () => {
    const files = [page('a', 'x'), page('b', 'x'), shared('x', 10)];
    expect([...fewFiles(files, [visit('a'), visit('b')]).keys()]).toEqual(['x']);
  });

  test('never come to need each other', () => {
    // x and z are always needed together, and so is y, which stands between them; but y is too large for b.
    const files = [
      page('a', 'x'),
      page('b', 'z'),
      shared('x', 10, 'y'),
      shared('y', 90_000, 'z'),
      shared('z', 10),
    ];
    const joined = fewFiles(files, [visit('a'), visit('a'), visit('b')]);
    expect(joined.get('x')).not.toBe(joined.get('z'));
    expect(hasCircle(needsOfJoined(files, joined))).toBe(false);
  });

  test('of any build have no circle after it, and are no more than before', () => {
    let seed = 7;
    const below = (end: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % end;
    };
    for (let round = 0; round < 40; round += 1) {
      const names = Array.from({ length: 12 }, (_, index) => `s${index}`);
      const files = names.map((name, index) =>
        shared(name, below(3000), ...names.slice(index + 1).filter(() => below(4) === 0)),
      );
      const pages = Array.from({ length: 5 }, (_, index) =>
        page(`p${index}`, ...names.filter(() => below(3) === 0)),
      );
      const all = [...pages, ...files];
      const joined = fewFiles(
        all,
        pages.map(({ name }) => visit(name)),
      );
      const needs = needsOfJoined(all, joined);
      expect(hasCircle(needs), `round ${round}`).toBe(false);
      expect(needs.size).toBeLessThanOrEqual(all.length);
    }
  });

  test('that are not there are named', () => {
    expect(() => fewFiles([page('a', 'x')], [])).toThrow('the build has no file x');
  });
});

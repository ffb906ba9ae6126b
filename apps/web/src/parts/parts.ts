import type { PartCode } from './part-code.ts';

/** A part that stands on a page. */
export interface StandingPart extends PartCode {
  /** The module that it stands in, written by the build. */
  from: string;
}

/** The parts of the pages whose code is here, so far. */
const parts = new Set<StandingPart>();

export function addPart(part: StandingPart): void {
  parts.add(part);
}

const awaited = (those: readonly PartCode[]): Promise<unknown> | null =>
  those.length === 0 ? null : Promise.all(those.map(({ bring }) => bring()));

const missing = (belongs: (from: string) => boolean = () => true): PartCode[] =>
  [...parts].filter(({ from, isThere }) => !isThere() && belongs(from));

/** For the server, which writes a page with all its parts. A part may have parts of its own. */
export async function bringAllParts(): Promise<void> {
  for (let rest = missing(); rest.length > 0; rest = missing()) await awaited(rest);
}

const PAGES = 'src/pages/';

/**
 * Brings the code of a page's parts, where it is opened without HTML from the server: those in its folder, and those
 * of the frame and of what pages share, which React would wait for.
 * @param page the page's module, as the build's manifest names it
 * @returns null where there is nothing to wait for
 */
export function bringPartsOf(page: string): Promise<unknown> | null {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const belongs = (from: string) => !from.startsWith(PAGES) || from.startsWith(folder);
  return awaited(missing(belongs));
}

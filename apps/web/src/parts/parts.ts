import type { PartCode } from './part-code.ts';

/** The parts of the pages whose code is here, so far. */
const parts = new Set<PartCode>();

export function addPart(part: PartCode): void {
  parts.add(part);
}

const awaited = (those: readonly PartCode[]): Promise<unknown> | null =>
  those.length === 0 ? null : Promise.all(those.map(({ bring }) => bring()));

const missing = (belongs: (module: string) => boolean = () => true): PartCode[] =>
  [...parts].filter(({ module, isThere }) => !isThere() && belongs(module));

/** For the server, which writes a page with all its parts. A part may have parts of its own. */
export async function bringAllParts(): Promise<void> {
  for (let rest = missing(); rest.length > 0; rest = missing()) await awaited(rest);
}

const PAGES = 'src/pages/';

/**
 * Brings the code of a page's parts, where it is opened without HTML from the server: those in its folder, and those
 * that pages share.
 * @param page the page's module, as the build's manifest names it
 * @returns null where there is nothing to wait for
 */
export function bringPartsOf(page: string): Promise<unknown> | null {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const belongs = (module: string) => !module.startsWith(PAGES) || module.startsWith(folder);
  return awaited(missing(belongs));
}

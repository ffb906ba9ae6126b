import type { KitData } from '../blocks/catalogue.ts';

const byTitle = new Map<string, KitData>();

/** Called by each stories file of the kit (plugins/kit-book.ts), so that a page has the data of its own components only. */
export const setKit = (title: string, kit: KitData): void => void byTitle.set(title, kit);

/** The data of the component whose stories have a title. */
export const kitOf = (title: string): KitData | undefined => byTitle.get(title);

import { themeList } from '@jyoti/themes';

/**
 * The text of a script that puts a remembered theme on the document before its first paint, so that the page never
 * flashes in another. Serve it as a file of its own (a strict policy forbids scripts within the page) and load it in
 * the head without `async` or `defer`.
 *
 * A remembered id that is not among `themeIds` is passed over: without its colours the page would stand bare.
 *
 * @param storageKey the same as ThemeProvider's
 * @param themeIds ids that the page has styles for; the ten themes of the kit when left out
 */
export function themeScript(
  storageKey: string,
  themeIds: readonly string[] = themeList.map(({ id }) => id),
): string {
  return `try{var t=localStorage.getItem(${JSON.stringify(storageKey)});if(${JSON.stringify(themeIds)}.indexOf(t)>=0)document.documentElement.setAttribute("data-theme",t)}catch(e){}\n`;
}

/** `lang` of a Sanskrit name in Latin letters; in other letters it is a word of the page. */
export const sanskritLang = (name: string): 'sa-Latn' | undefined =>
  /\p{Script=Latin}/u.test(name) ? 'sa-Latn' : undefined;

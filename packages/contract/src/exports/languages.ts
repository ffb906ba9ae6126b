// Languages of the site, and their part of a path.
export {
  directionOf,
  knownLanguage,
  languageNames,
  languages,
  localeOf,
  siteLanguages,
  type Language,
} from '../language.ts';
export { languageOfPath, pathIn, pathPrefix } from '../language-in-path.ts';

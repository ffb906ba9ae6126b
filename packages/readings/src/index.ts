export { ascendantReading, type AscendantText } from './ascendants/index.ts';
export { grahaInHouseReading } from './grahas-in-houses/index.ts';
export { grahaInSignReading } from './grahas-in-signs/index.ts';
export { houseLordReading } from './house-lords/index.ts';
export { readingLanguages, type ReadingLanguage } from './language.ts';
export { type Reading } from './reading.ts';
export { names, type NamePair, type Names } from './names.ts';
export { notice, type NoticeKey } from './notices.ts';
export { openingSentence, type OpeningFacts } from './opening.ts';

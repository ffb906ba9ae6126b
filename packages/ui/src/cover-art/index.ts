export { CoverArt, type CoverArtProps } from './cover-art.tsx';
export { coverSubjectOf, coverSubjects, type CoverSubject } from './cover-art.logic.ts';

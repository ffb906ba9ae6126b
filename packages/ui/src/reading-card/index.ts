export { BasedOn, type BasedOnProps } from './based-on.tsx';
export { Keywords, type KeywordsProps } from './keywords.tsx';
export { ReadingCard, type ReadingCardProps } from './reading-card.tsx';
export { ReadingList, type ReadingListProps } from './reading-list.tsx';
export { ReadingText, Verse, type ReadingTextProps, type VerseProps } from './reading-text.tsx';

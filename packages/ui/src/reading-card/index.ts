export {
  BasedOn,
  type BasedOnProps,
  Keywords,
  type KeywordsProps,
  ReadingCard,
  type ReadingCardProps,
  ReadingList,
  type ReadingListProps,
  ReadingText,
  type ReadingTextProps,
  Verse,
} from './reading-card.tsx';

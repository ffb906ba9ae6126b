export {
  NumberCard,
  type CountedLetter,
  type NumberCardProps,
  type NumberSum,
} from './number-card.tsx';

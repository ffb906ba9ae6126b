export {
  type DayTimes,
  LimbCard,
  type LimbCardProps,
  type SpanInWords,
  WindowCard,
  type WindowCardProps,
} from './limb-card.tsx';

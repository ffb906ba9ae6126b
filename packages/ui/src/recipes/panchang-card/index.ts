export {
  PanchangCard,
  type PanchangCardProps,
  type PanchangLimb,
  type PanchangVara,
  type SunAndMoon,
} from './panchang-card.tsx';

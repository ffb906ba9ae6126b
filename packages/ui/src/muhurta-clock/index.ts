export { MuhurtaClock, type MuhurtaClockProps } from './muhurta-clock.tsx';
export {
  muhurtaKinds,
  muhurtaQuality,
  type MuhurtaKind,
  type MuhurtaPeriod,
} from './muhurta-clock.logic.ts';

export { TithiArc, type TithiArcProps } from './tithi-arc.tsx';
export { tithiName } from './tithi-arc.strings.ts';

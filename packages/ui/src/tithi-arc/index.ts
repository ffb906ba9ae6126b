export { TithiArc, type TithiArcProps } from './tithi-arc.tsx';
export { tithiName, tithiNames } from './tithi-name.ts';

export { TithiScale, type TithiScaleProps } from './tithi-scale.tsx';
export { tithiName, tithiNames } from './tithi-name.ts';
export * from './deprecated.tsx';

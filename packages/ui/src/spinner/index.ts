export { Spinner, SpinnerRing, type SpinnerProps, type SpinnerRingProps } from './spinner.tsx';

export { Alert, type AlertProps } from './alert.tsx';
export type { AlertTone } from './alert.strings.ts';

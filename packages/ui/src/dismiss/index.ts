export { useDismiss, type Dismissal } from './use-dismiss.ts';

export { Confirmation, type ConfirmationProps } from './confirmation.tsx';

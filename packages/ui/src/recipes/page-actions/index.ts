export { PrintButton, type PrintButtonProps } from './print-button.tsx';
export { ShareButton, type ShareButtonProps } from './share-button.tsx';
export { ToTopButton, type ToTopButtonProps } from './to-top-button.tsx';

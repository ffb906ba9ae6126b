export {
  PrintButton,
  ShareButton,
  ToTopButton,
  type PrintButtonProps,
  type ShareButtonProps,
  type ToTopButtonProps,
} from './page-actions.tsx';

export { useToast, type Toast, type ToastActions } from './toast-context.ts';
export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx';

export { FocusOnMount, type FocusOnMountProps } from './focus-on-mount.tsx';

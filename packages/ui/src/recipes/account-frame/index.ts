export { AccountFrame, type AccountFrameProps } from './account-frame.tsx';

import { infoHandle, infoLoader } from '../../content/info-handle.ts';

export { DisclaimerPage as Component } from './disclaimer-page.tsx';
export const loader = infoLoader('disclaimer');
export const handle = infoHandle;

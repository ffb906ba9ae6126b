import { infoHandle } from '../../reading/info-handle.ts';

export { DisclaimerPage as Component } from './disclaimer-page.tsx';
export const handle = infoHandle('disclaimer');

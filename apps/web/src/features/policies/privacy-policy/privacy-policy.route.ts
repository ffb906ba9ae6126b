import { infoHandle, infoLoader } from '../../content/info-handle.ts';

export { PrivacyPolicyPage as Component } from './privacy-policy-page.tsx';
export const loader = infoLoader('privacy-policy');
export const handle = infoHandle;

import { infoHandle } from '../../reading/info-handle.ts';

export { PrivacyPolicyPage as Component } from './privacy-policy-page.tsx';
export const handle = infoHandle('privacy-policy');

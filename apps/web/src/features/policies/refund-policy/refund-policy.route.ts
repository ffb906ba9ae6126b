import { infoHandle, infoLoader } from '../../content/info-handle.ts';

export { RefundPolicyPage as Component } from './refund-policy-page.tsx';
export const loader = infoLoader('refund-policy');
export const handle = infoHandle;

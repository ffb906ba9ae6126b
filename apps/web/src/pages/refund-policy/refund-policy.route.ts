import { infoHandle } from '../../reading/info-handle.ts';

export { RefundPolicyPage as Component } from './refund-policy-page.tsx';
export const handle = infoHandle('refund-policy');

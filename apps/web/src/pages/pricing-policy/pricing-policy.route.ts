import { infoHandle } from '../../reading/info-handle.ts';

export { PricingPolicyPage as Component } from './pricing-policy-page.tsx';
export const handle = infoHandle('pricing-policy');

import { infoHandle, infoLoader } from '../../content/info-handle.ts';

export { PricingPolicyPage as Component } from './pricing-policy-page.tsx';
export const loader = infoLoader('pricing-policy');
export const handle = infoHandle;

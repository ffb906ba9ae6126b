import { infoHandle, infoLoader } from '../info-handle.ts';

export { ContactPage as Component } from './contact-page.tsx';
export const loader = infoLoader('contact');
export const handle = infoHandle;

import { infoHandle } from '../../reading/info-handle.ts';

export { ContactPage as Component } from './contact-page.tsx';
export const handle = infoHandle('contact');

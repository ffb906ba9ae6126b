import { doshaReasonsHi } from './dosha-reasons/hi.ts';

/** Ordinals of the twelve houses in the oblique case: 'आपके नौवें भाव में'. */
export const ordinalsHi = doshaReasonsHi.houses;

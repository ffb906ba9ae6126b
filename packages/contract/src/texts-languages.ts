import * as v from 'valibot';
import { languages } from './language.ts';

/** The languages of the sentences of a response: the requested one, then any fallback. */
export const textsLanguages = v.optional(v.array(v.picklist(languages)));

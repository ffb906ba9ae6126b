import * as v from 'valibot';
import { languages } from '@jyoti/language';

/** Languages of the sentences in a response: the requested one, then any fallback. */
export const textsLanguages = v.optional(v.array(v.picklist(languages)));

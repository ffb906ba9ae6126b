import * as v from 'valibot';
import { languages } from './language.ts';

/** Which languages the sentences of an answer are in: the one asked for, then any fallback. */
export const textsLanguages = v.optional(v.array(v.picklist(languages)));

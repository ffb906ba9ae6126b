import { message, validate as validateIn, type MessageKey } from '@jyoti/contract';
import { documentLanguage } from '../words/document-language.ts';

/** The contract's validation, with its messages in the language of the document. */
export const validate = <Schema extends Parameters<typeof validateIn>[0]>(
  schema: Schema,
  value: unknown,
) => validateIn(schema, value, documentLanguage);

/** A message of the contract in the language of the document. */
export const sentence = (key: MessageKey): string => message(key, documentLanguage);

import { createOperatorClient } from '@jyoti/contract';
import { clientOptions } from '../../session/api.ts';

/** The calls of the desk. They come with its page, and with no other. */
export const operatorApi = createOperatorClient(clientOptions);

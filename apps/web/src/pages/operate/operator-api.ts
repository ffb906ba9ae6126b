import { createOperatorClient } from '@jyoti/contract';
import { clientOptions } from '../../session/api.ts';

/** API calls of operators, loaded with their page only. */
export const operatorApi = createOperatorClient(clientOptions);

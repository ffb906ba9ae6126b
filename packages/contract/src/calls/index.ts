import type { CallKey } from './types.ts';
import type { CallEntry, CallPrice, Success } from './call.ts';
import { accountCalls } from './accounts.ts';
import { ceremonyCalls } from './ceremonies.ts';
import { chartCalls } from './charts.ts';
import { contactCalls } from './contact.ts';
import { contentCalls } from './content.ts';
import { operationCalls } from './operation.ts';
import { operatorCalls } from './operators.ts';
import { placeCalls } from './places.ts';
import { readingCalls } from './readings.ts';

export * from './call.ts';
export * from './examples.ts';
export { accountCalls, chartCalls, contentCalls, operationCalls, operatorCalls, readingCalls };

/**
 * Every call of the server except pages: the only list of them. The order of the groups is that of the description.
 */
export const calls = {
  ...accountCalls,
  ...chartCalls,
  ...placeCalls,
  ...readingCalls,
  ...ceremonyCalls,
  ...contentCalls,
  ...contactCalls,
  ...operatorCalls,
  ...operationCalls,
} as const;
export type Calls = typeof calls;

/** An entry of the table with its defaults. */
export interface Call extends Omit<CallEntry, 'price' | 'success'> {
  /** Method and path: `POST /api/kundli`. */
  key: CallKey;
  /** Method of the request. */
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with its parameters: `/api/articles/:id`. */
  path: string;
  /** What it costs of the caller's budget. */
  price: CallPrice;
  /** What a call that succeeds returns. */
  success: Omit<Success, 'status'> & {
    /** Status of the response. */
    status: 200 | 201 | 202 | 204;
    /** Whether the content of a JSON body is in `data`. */
    isEnveloped: boolean;
  };
}

function callOf([key, entry]: [string, CallEntry]): Call {
  const [method, path = ''] = key.split(' ');
  const { price, success } = entry;
  const bare = success.schema === undefined && success.type === undefined;
  return {
    ...entry,
    key: key as CallKey,
    method: method?.toLowerCase() as Call['method'],
    path,
    price: typeof price === 'number' ? { call: price } : price,
    success: {
      ...success,
      status: success.status ?? (bare ? 204 : 200),
      isEnveloped: 'data' in ((success.schema as { entries?: object } | undefined)?.entries ?? {}),
    },
  };
}

export const callList: readonly Call[] = Object.entries<CallEntry>(calls).map(callOf);

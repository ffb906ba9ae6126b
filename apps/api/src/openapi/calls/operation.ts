import { any, literal, object, optional, picklist } from 'valibot';
import type { Call } from '../call.ts';

const open = { group: 'Operation', who: 'anyone', method: 'get' } as const;
const healthSchema = object({ status: picklist(['ok', 'unavailable']) });
const readinessSchema = object({
  ...healthSchema.entries,
  pictures: optional(literal('unavailable')),
});

export const operationCalls: readonly Call[] = [
  {
    ...open,
    id: 'health',
    path: '/healthz',
    summary: 'Whether the process lives',
    success: { status: 200, description: 'It does.', schema: healthSchema },
  },
  {
    ...open,
    id: 'readiness',
    path: '/readyz',
    summary: 'Whether the process can serve',
    description:
      '`pictures` is there where profile pictures lie in an object store that does not answer.',
    success: { status: 200, description: 'It can: the store answers.', schema: readinessSchema },
    unavailable: 'The store does not answer, or the process is about to stop.',
  },
  {
    ...open,
    id: 'metrics',
    path: '/metrics',
    summary: 'Counts and times for Prometheus',
    description: 'There only where the server was started with `METRICS_TOKEN`.',
    bearer: 'METRICS_TOKEN',
    success: { status: 200, description: 'Prometheus text.', type: 'text/plain' },
    missing: 'The server was started without `METRICS_TOKEN`.',
  },
  {
    ...open,
    id: 'openapi',
    path: '/api/openapi.json',
    summary: 'This description for programs',
    success: { status: 200, description: 'OpenAPI 3.1.', schema: any() },
  },
  {
    ...open,
    id: 'docs',
    path: '/api/docs',
    summary: 'This description for people',
    success: { status: 200, description: 'A page.', type: 'text/html' },
  },
  {
    ...open,
    id: 'docsOfCall',
    path: '/api/docs/:call',
    summary: 'All about one call',
    params: { call: { description: 'The name of a call.', example: 'kundli' } },
    success: { status: 200, description: 'A page.', type: 'text/html' },
  },
  {
    ...open,
    id: 'picture',
    path: '/uploads/profiles/:file',
    summary: 'The picture of a profile',
    params: {
      file: {
        description: 'The file of `profileImage`.',
        example: '8d1f0f0c-6d0c-4c1b-9a3e-0d9a4a4b7a11.webp',
      },
    },
    success: { status: 200, description: 'A square picture.', type: 'image/webp' },
  },
];

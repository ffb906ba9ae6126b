import { any, literal, object, optional, picklist } from 'valibot';
import type { Call } from '../call.ts';

const open = { group: 'Operation', who: 'anyone', method: 'get' } as const;
const healthSchema = object({ status: picklist(['ok', 'unavailable']) });
const readinessSchema = object({
  ...healthSchema.entries,
  pictures: optional(literal('unavailable')),
  compaction: optional(literal('failing')),
});

export const operationCalls: readonly Call[] = [
  {
    ...open,
    id: 'health',
    path: '/healthz',
    summary: 'Liveness probe',
    success: { status: 200, description: 'The process is running.', schema: healthSchema },
  },
  {
    ...open,
    id: 'readiness',
    path: '/readyz',
    summary: 'Readiness probe',
    description:
      '`pictures` is present if the object store of profile pictures does not respond, `compaction` if erased data could not be removed from the data files yet.',
    success: {
      status: 200,
      description: 'The process can serve requests.',
      schema: readinessSchema,
    },
    unavailable: 'The store does not respond, or the process is stopping.',
  },
  {
    ...open,
    id: 'metrics',
    path: '/metrics',
    summary: 'Metrics for Prometheus',
    description: 'Available only if the server was started with `METRICS_TOKEN`.',
    bearer: 'METRICS_TOKEN',
    success: { status: 200, description: 'Prometheus text.', type: 'text/plain' },
    missing: 'The server was started without `METRICS_TOKEN`.',
  },
  {
    ...open,
    id: 'openapi',
    path: '/api/openapi.json',
    summary: 'API description as OpenAPI',
    success: { status: 200, description: 'OpenAPI 3.1.', schema: any() },
  },
  {
    ...open,
    id: 'docs',
    path: '/api/docs',
    summary: 'API description as HTML',
    success: { status: 200, description: 'A page.', type: 'text/html' },
  },
  {
    ...open,
    id: 'docsOfCall',
    path: '/api/docs/:call',
    summary: 'Description of one call as HTML',
    params: { call: { description: 'The name of a call.', example: 'kundli' } },
    success: { status: 200, description: 'A page.', type: 'text/html' },
  },
  {
    ...open,
    id: 'picture',
    path: '/uploads/profiles/:file',
    summary: 'Read a profile picture',
    params: {
      file: {
        description: 'The file name in `profileImage`.',
        example: '8d1f0f0c-6d0c-4c1b-9a3e-0d9a4a4b7a11.webp',
      },
    },
    success: { status: 200, description: 'A square picture.', type: 'image/webp' },
  },
];

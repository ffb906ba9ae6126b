import { any, literal, object, optional, picklist } from 'valibot';
import type { CallTable } from './call.ts';
import { free } from './shared.ts';

/** Changes only with the program. */
const untilNextVersion = { public: true, seconds: 0 } as const;
const open = { group: 'Operation', who: 'anyone', price: free } as const;
const healthSchema = object({ status: picklist(['ok', 'unavailable']) });
const readinessSchema = object({
  ...healthSchema.entries,
  pictures: optional(literal('unavailable')),
  compaction: optional(literal('failing')),
});

export const operationCalls = {
  'GET /healthz': {
    ...open,
    id: 'health',
    summary: 'Liveness probe',
    success: { description: 'The process is running.', schema: healthSchema },
  },
  'GET /readyz': {
    ...open,
    id: 'readiness',
    summary: 'Readiness probe',
    description:
      '`pictures` is present if the object store of profile pictures does not respond, `compaction` if erased data could not be removed from the data files yet.',
    success: {
      description: 'The process can serve requests.',
      schema: readinessSchema,
    },
    unavailable: 'The store does not respond, or the process is stopping.',
  },
  'GET /metrics': {
    ...open,
    id: 'metrics',
    summary: 'Metrics for Prometheus',
    description: 'Available only if the server was started with `METRICS_TOKEN`.',
    bearer: 'METRICS_TOKEN',
    success: { description: 'Prometheus text.', type: 'text/plain' },
    missing: 'The server was started without `METRICS_TOKEN`.',
  },
  'GET /api/openapi.json': {
    ...open,
    id: 'openapi',
    summary: 'API description as OpenAPI',
    cache: untilNextVersion,
    success: { description: 'OpenAPI 3.1.', schema: any() },
  },
  'GET /api/docs': {
    ...open,
    id: 'docs',
    summary: 'API description as HTML',
    cache: untilNextVersion,
    success: { description: 'A page.', type: 'text/html' },
  },
  'GET /api/docs/:file': {
    ...open,
    id: 'docsFile',
    summary: 'A file of that page',
    cache: untilNextVersion,
    params: { file: { description: 'The name of the file.', example: 'start.js' } },
    success: { description: 'A script or a style sheet.', type: 'text/javascript' },
  },
  'GET /uploads/profiles/:file': {
    ...open,
    id: 'picture',
    summary: 'Read a profile picture',
    cache: { seconds: 86_400 },
    params: {
      file: {
        description: 'The file name in `profileImage`.',
        example: '8d1f0f0c-6d0c-4c1b-9a3e-0d9a4a4b7a11.webp',
      },
    },
    success: { description: 'A square picture.', type: 'image/webp' },
  },
} as const satisfies CallTable;

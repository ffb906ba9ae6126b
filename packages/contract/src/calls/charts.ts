import {
  describeChartSchema,
  mostSavedCharts,
  saveChartSchema,
  savedChartResponseSchema,
  savedChartsResponseSchema,
} from '../saved-charts.ts';
import {
  shareReportSchema,
  shareResponseSchema,
  sharedReportResponseSchema,
  sharesResponseSchema,
} from '../shares.ts';
import type { CallTable } from './call.ts';
import { exampleBirth } from './examples.ts';
import { read, change } from './shared.ts';

const shareKey = {
  description: 'The key of a shared link.',
  example: 'y0Zk3Wn1m2Qe4Rt6Ui8OpA',
} as const;
const chartId = {
  description: 'The id of a saved chart.',
  example: '0b0c2f0e-6d0c-4c1b-9a3e-0d9a4a4b7a11',
} as const;

const account = { group: 'Accounts', who: 'visitor' } as const;
const open = { group: 'Accounts', who: 'anyone' } as const;

export const chartCalls = {
  'GET /api/users/charts': {
    ...account,
    id: 'savedCharts',
    summary: 'List the saved charts',
    price: read,
    success: { description: 'Newest first.', schema: savedChartsResponseSchema },
  },
  'POST /api/users/charts': {
    ...account,
    id: 'saveChart',
    summary: 'Save a chart',
    description: 'Saving the same chart again returns the existing one.',
    price: 4,
    body: saveChartSchema,
    success: { status: 201, description: 'The saved chart.', schema: savedChartResponseSchema },
    conflict: `The account already has ${mostSavedCharts} saved charts.`,
    example: { body: { name: 'My chart', birth: exampleBirth } },
  },
  'PATCH /api/users/charts/:id': {
    ...account,
    id: 'describeChart',
    summary: 'Change the name, the note and the relation of a saved chart',
    price: change,
    params: { id: chartId },
    body: describeChartSchema,
    success: { description: 'The saved chart.', schema: savedChartResponseSchema },
    example: { body: { name: 'My brother', relation: 'sibling', note: 'Time from his school' } },
  },
  'DELETE /api/users/charts/:id': {
    ...account,
    id: 'deleteChart',
    summary: 'Delete a saved chart',
    price: change,
    params: { id: chartId },
    success: { description: 'Deleted.' },
  },
  'GET /api/users/shares': {
    ...account,
    id: 'shares',
    summary: 'List the links to shared reports',
    price: read,
    success: { description: 'Newest first.', schema: sharesResponseSchema },
  },
  'POST /api/users/shares': {
    ...account,
    id: 'shareReport',
    summary: 'Make a link to a kundli or a match',
    description:
      'Everyone with the link sees the report without names, and without date, time and place of birth unless `showsBirth`. Names are not stored. Sharing the same report again returns the existing link.',
    price: 4,
    body: shareReportSchema,
    success: { status: 201, description: 'The link.', schema: shareResponseSchema },
    conflict: 'The account already has 50 links.',
    example: { body: { kind: 'kundli', birth: exampleBirth } },
  },
  'DELETE /api/users/shares/:key': {
    ...account,
    id: 'revokeShare',
    summary: 'Withdraw a link',
    price: change,
    params: { key: shareKey },
    success: { description: 'The link no longer works.' },
  },
  'GET /api/shared/:key': {
    ...open,
    id: 'sharedReport',
    summary: 'The report of a shared link',
    description: 'It is calculated for every request, and never cached.',
    price: 9,
    params: { key: shareKey },
    success: { description: 'The report.', schema: sharedReportResponseSchema },
  },
} as const satisfies CallTable;

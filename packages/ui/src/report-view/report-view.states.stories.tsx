import { stateSheet } from '../../test/state-sheet.tsx';
import { ReportView } from './index.ts';
import { sampleAccordion, sampleBlocks, sampleChart } from './report-view.samples.ts';

export default { title: 'Components/Readings/ReportView', tags: ['!autodocs', 'visual'] };

export const AllStates = stateSheet(ReportView, {
  samples: {
    'a report': {
      title: 'Ascendant Report',
      intro: 'What the rising sign and its lord show.',
      blocks: sampleBlocks,
    },
    'in the east style': { blocks: [sampleChart, sampleAccordion], chartStyle: 'east' },
  },
  cell: '100%',
});

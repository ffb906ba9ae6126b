import { stateSheet } from '../../test/state-sheet.tsx';
import { ButtonLink } from '../link/index.ts';
import { EmptyState, ErrorState } from './index.ts';

const nothing = () => undefined;

export default { title: 'Components/Feedback/EmptyState', tags: ['visual'] };

export const AllStates = stateSheet(EmptyState, {
  props: { title: 'No charts yet', children: 'Charts you save will appear here.' },
  samples: {
    'with an action': { action: <ButtonLink href="#kundli">Make your kundli</ButtonLink> },
    'title alone': { title: 'No FAQs found matching your search.', children: null },
    row: { layout: 'row', action: <ButtonLink href="#poojas">See the ceremonies</ButtonLink> },
    error: (
      <ErrorState title="We could not reach the server" onRetry={nothing}>
        Your details are still here.
      </ErrorState>
    ),
    loading: <ErrorState title="Trying again" onRetry={nothing} loading />,
  },
  hindi: (
    <>
      <EmptyState title="अभी कोई कुंडली नहीं है">सहेजी हुई कुंडलियाँ यहाँ दिखेंगी।</EmptyState>
      <ErrorState title="सर्वर तक नहीं पहुँच सके" onRetry={nothing} />
    </>
  ),
  cell: '18rem',
});

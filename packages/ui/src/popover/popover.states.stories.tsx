import { drawnSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

export default { title: 'Components/Layers/Popover', tags: ['visual'] };

/** Closed, open below and open above its button. */
export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '10rem', justifyItems: 'start' }}>
    <Popover label="Closed" trigger={<Button>Closed</Button>}>
      Nothing.
    </Popover>
    <Popover label="Above" side="above" defaultOpen trigger={<Button>Above</Button>}>
      <p>Combust: within eight degrees of the Sun.</p>
    </Popover>
    <div lang="hi">
      <Popover label="नीचे" defaultOpen trigger={<Button>नीचे</Button>}>
        <p>सूर्य के अत्यन्त समीप होने से ग्रह अस्त माना जाता है और उसका बल क्षीण होता है।</p>
      </Popover>
    </div>
  </div>
));

import { stateSheet } from '../../test/state-sheet.tsx';
import { Prose, ProseSections, textSizes } from './index.ts';
import { sections } from './prose.samples.tsx';

export default { title: 'Components/Content/Prose', tags: ['visual'] };

export const AllStates = stateSheet(Prose, {
  props: {
    children: (
      <section>
        <h2>Before you read it</h2>
        <p>A reading describes tendencies, and it leaves the decision to you.</p>
        <h3>What it is based on</h3>
        <ul>
          <li>The date, the time and the place of your birth.</li>
        </ul>
        <ol>
          <li>Read the first sentence.</li>
        </ol>
        <figure>
          <blockquote>
            <p>The stars incline, they do not compel.</p>
          </blockquote>
          <figcaption>An old saying</figcaption>
        </figure>
      </section>
    ),
  },
  variants: { size: textSizes },
  samples: { sections: { children: <ProseSections sections={sections} /> } },
  cell: '18rem',
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Grid } from '../layout/index.ts';
import { Prose, ProseSections, textSizes } from './index.ts';
import { sections } from './prose.samples.tsx';

const meta = {
  title: 'Components/Content/Prose',
  component: Prose,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Prose>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={3}>
      {textSizes.map((size) => (
        <Prose key={size} size={size}>
          <section>
            <h2>Text in size {size}</h2>
            <p>A reading describes tendencies, and it leaves the decision to you.</p>
            <h3>What it is based on</h3>
            <ul>
              <li>The date, the time and the place of your birth.</li>
              <li>Calculations that you can check.</li>
            </ul>
            <ol>
              <li>Read the first sentence.</li>
              <li>Look at what it is based on.</li>
            </ol>
            <figure>
              <blockquote>
                <p>The stars incline, they do not compel.</p>
              </blockquote>
              <figcaption>An old saying</figcaption>
            </figure>
          </section>
        </Prose>
      ))}
      <Prose>
        <ProseSections sections={sections} />
      </Prose>
    </Grid>
  ),
};

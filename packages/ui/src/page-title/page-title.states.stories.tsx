import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { PageTitle } from './index.ts';

const meta = {
  title: 'Components/Layout/PageTitle',
  component: PageTitle,
  tags: ['visual'],
  args: { title: 'Horoscope' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PageTitle>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x7">
      {/* Outside of an article each would have the role of the page's banner. */}
      <article>
        <PageTitle title="Horoscope" />
      </article>
      <article>
        <PageTitle
          title="Kundli of Meera Joshi"
          above={
            <Breadcrumbs items={[{ label: 'Kundli', href: '#kundli' }]} current="Meera Joshi" />
          }
          actions={<Button>Edit Birth Details</Button>}
        >
          Born under Vishakha, with Simha rising, in the last year of Jupiter.
        </PageTitle>
      </article>
      <article>
        <PageTitle lang="hi" title="मीरा जोशी की कुंडली" actions={<Button>छापें</Button>}>
          विशाखा नक्षत्र में जन्म, सिंह लग्न।
        </PageTitle>
      </article>
    </Stack>
  ),
};

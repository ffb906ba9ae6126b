import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { ButtonLink } from '../link/index.ts';
import { EmptyState, ErrorState } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['visual'],
  args: { title: 'No charts yet' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof EmptyState>;

export default meta;

const nothing = () => undefined;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={3}>
      <Card>
        <EmptyState
          title="No charts yet"
          action={<ButtonLink href="#kundli">Make your kundli</ButtonLink>}
        >
          Charts you save will appear here.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState title="No FAQs found matching your search." />
      </Card>
      <Card>
        <EmptyState
          layout="row"
          title="No bookings yet"
          action={<ButtonLink href="#poojas">See the ceremonies</ButtonLink>}
        >
          Ceremonies you book will appear here.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title="We could not reach the server" onRetry={nothing}>
          Your details are still here.
        </ErrorState>
        <ErrorState title="Trying again" onRetry={nothing} loading />
      </Card>
      <Card lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <EmptyState title="अभी कोई कुंडली नहीं है">सहेजी हुई कुंडलियाँ यहाँ दिखेंगी।</EmptyState>
          <ErrorState title="सर्वर तक नहीं पहुँच सके" onRetry={nothing}>
            आपका विवरण सुरक्षित है।
          </ErrorState>
        </I18nProvider>
      </Card>
    </Grid>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlmanacPage } from './almanac-page.examples.tsx';
import { BirthForm as BirthFormExample } from './birth-form.examples.tsx';
import { Booking as BookingExample } from './booking.examples.tsx';
import { CouldNotLoad, NothingYet } from './empty-and-error.examples.tsx';
import { MatchPage } from './match-page.examples.tsx';
import { PrintedReport } from './print.examples.tsx';
import { ReportPage } from './report-page.examples.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The patterns as whole screens, which their pages show with numbers. */
const meta = {
  title: 'Patterns/Screens',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteFrame>
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BirthForm: Story = { render: () => <BirthFormExample /> };
export const Report: Story = { render: () => <ReportPage /> };
export const Panchang: Story = { render: () => <AlmanacPage /> };
export const Match: Story = { render: () => <MatchPage /> };
export const Booking: Story = { render: () => <BookingExample /> };
export const Empty: Story = { render: () => <NothingYet /> };
export const ErrorPage: Story = { name: 'Error', render: () => <CouldNotLoad /> };
export const Print: Story = { render: () => <PrintedReport /> };

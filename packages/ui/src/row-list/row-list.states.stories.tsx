import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { DateLine } from '../date-leaf/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Row, RowList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Data/RowList',
  component: RowList,
  tags: ['visual'],
  args: { children: undefined },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof RowList>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '40rem' }}>
      <RowList aria-label="Logins">
        <Row>Firefox on Linux · this device</Row>
        <Row
          action={
            <Button variant="quiet" size="small">
              Log out
            </Button>
          }
        >
          Chrome on Android
        </Row>
      </RowList>
      <RowList aria-label="One date">
        <Row action={<Button size="small">Book</Button>}>
          <DateLine date="2026-11-27" />
        </Row>
      </RowList>
      <I18nProvider locale="hi" messages={hi}>
        <RowList aria-label="तिथियाँ" lang="hi">
          <Row action={<Button size="small">बुक करें</Button>}>
            <DateLine date="2026-11-27" />
          </Row>
        </RowList>
      </I18nProvider>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DateLine } from '../date-leaf/index.ts';
import { Text } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Row, RowList } from './index.ts';

const meta = {
  title: 'Components/Data/RowList',
  component: RowList,
  subcomponents: { Row },
  tags: ['status:new'],
  args: { children: undefined },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = fn();

/** Saved charts: each links to its page and can be removed. */
export const Default: Story = {
  render: () => (
    <RowList aria-label="Saved charts">
      {['Asha Verma', 'Meera Joshi'].map((name) => (
        <Row
          key={name}
          action={
            <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={remove}>
              Remove
            </Button>
          }
        >
          <Link href="#chart" variant="standalone">
            {name}
          </Link>
          <Text size="small" tone="muted">
            14 May 1990 · 06:30 · Ujjain
          </Text>
        </Row>
      ))}
    </RowList>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Meera Joshi' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

/** Free dates. */
export const Dates: Story = {
  render: () => (
    <RowList aria-label="Next dates">
      {['2026-11-27', '2026-12-04'].map((date) => (
        <Row key={date} action={<Button size="small">Book</Button>}>
          <DateLine date={date} />
        </Row>
      ))}
    </RowList>
  ),
};

/** At 288 px, in Hindi: the action moves below, and no word is wider than the list. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
      <RowList aria-label="कुंडलियाँ">
        <Row action={<Button size="small">हमेशा के लिए हटाएँ</Button>}>
          विश्वेश्वरीचट्टोपाध्यायमहाशयकुंडली
        </Row>
      </RowList>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

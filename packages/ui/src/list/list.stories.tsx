import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { leftToRight } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { DharmaWheelIcon, OmIcon, OpenBookIcon, RisingSunIcon } from '../icons/index.ts';
import { Cluster, Grid, Heading, Stack, Text } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { List, ListItem } from './index.ts';

const meta = {
  title: 'Components/Data/List',
  excludeStories: /Example$/,
  component: List,
  subcomponents: { ListItem },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = fn();

/** Saved charts: each links to its page and can be removed. */
export const Default: Story = {
  render: (args) => (
    <List {...args} variant="divided" aria-label="Saved charts">
      {['Asha Verma', 'Meera Joshi'].map((name) => (
        <ListItem
          key={name}
          detail="14 May 1990 · 6:30 am · Ujjain"
          trailing={
            <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={remove}>
              Remove
            </Button>
          }
        >
          <Link href="#chart" variant="standalone">
            {name}
          </Link>
        </ListItem>
      ))}
    </List>
  ),
};

/** The dates share a column, as wide as the widest of them. */
export const Dates: Story = {
  render: () => (
    <List ordered variant="divided" aria-label="Transits of the month">
      <ListItem
        leading={<time dateTime="2026-11-02">2 Nov</time>}
        detail="Your third house: short journeys"
      >
        Venus enters Libra
      </ListItem>
      <ListItem leading={<time dateTime="2026-11-24">24 Nov 2026</time>}>
        Full Moon in Taurus
      </ListItem>
    </List>
  ),
  play: leftToRight(async ({ canvas }) => {
    const start = (words: RegExp) => canvas.getByText(words).getBoundingClientRect().left;
    await expect(start(/^Venus/)).toBeCloseTo(start(/^Full Moon/), 0);
  }),
};

/** What happens in which order. */
export const Steps: Story = {
  render: () => (
    <List ordered variant="steps">
      {[
        ['Enter your birth details', 'Date, time and place.'],
        ['We calculate your chart', 'It takes a moment.'],
        ['Read your report', 'Save it as a PDF or share it.'],
      ].map(([title, text]) => (
        <ListItem key={title} detail={text}>
          <Heading level={3} size="h4">
            {title}
          </Heading>
        </ListItem>
      ))}
    </List>
  ),
};

/** Facts without labels, in one line. */
export const Inline: Story = {
  render: () => (
    <List variant="inline">
      <li>By Meera Joshi</li>
      <li>
        <time dateTime="2026-11-22">22 November 2026</time>
      </li>
      <li>5 min read</li>
    </List>
  ),
};

const values = [
  [OmIcon, 'Reverence', 'The tradition is quoted, not decorated.'],
  [DharmaWheelIcon, 'Integrity', 'No fear, and no stone that you do not need.'],
  [OpenBookIcon, 'Knowledge', 'Every rule names its source.'],
  [RisingSunIcon, 'Clarity', 'Plain words come first.'],
] as const;

/** Items with a drawing each, in columns. */
export const Values: Story = {
  render: () => (
    <Grid as="ul" columns={{ base: 1, tablet: 2 }}>
      {values.map(([Icon, title, text]) => (
        <ListItem
          key={title}
          align="start"
          leading={<Icon size={48} strokeWidth={0.8} />}
          detail={text}
        >
          <Heading level={3} size="h4">
            {title}
          </Heading>
        </ListItem>
      ))}
    </Grid>
  ),
};

/** A reading line by line, each with what it is based on. */
export const ReadingWithReasons: Story = {
  render: () => (
    <List gap="x3">
      <ListItem>
        <Text size="h3" face="heading">
          A good day to finish what you have begun, with company.
        </Text>
        <Disclosure variant="quiet" label="Moon, fifth house">
          <Text tone="muted">The Moon is in Sagittarius, the fifth house from Leo.</Text>
        </Disclosure>
      </ListItem>
      <ListItem>The evening is quiet.</ListItem>
    </List>
  ),
};

export const AllStates = customSheet(() => (
  <Stack gap="x6" style={{ maxInlineSize: '40rem' }}>
    {(['plain', 'divided', 'steps'] as const).map((variant) => (
      <List key={variant} variant={variant} ordered={variant === 'steps'} aria-label={variant}>
        <ListItem
          detail="14 May 1990 · Ujjain"
          trailing={<Button size="small">Open the chart</Button>}
        >
          Asha Verma
        </ListItem>
        <ListItem lang="hi" detail="देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी">
          विश्वेश्वरीचट्टोपाध्यायमहाशयकुंडली
        </ListItem>
        <ListItem>Meera Joshi</ListItem>
      </List>
    ))}
    <List variant="divided" aria-label="Dates and people">
      <ListItem leading={<time dateTime="2026-11-02">2 Nov</time>}>Venus enters Libra</ListItem>
      <ListItem leading={<time dateTime="2026-11-24">24 Nov 2026</time>} detail="At 8:23 pm">
        Full Moon in Taurus
      </ListItem>
      <ListItem align="center" leading={<Avatar name="Meera Joshi" decorative />}>
        Meera Joshi
      </ListItem>
    </List>
    <List variant="inline" style={{ inlineSize: 'min(16rem, 100%)' }}>
      <li>By Meera Joshi</li>
      <li>22 November 2026</li>
      <li>5 min read</li>
    </List>
  </Stack>
));

const names = ['Asha Verma', 'Imran Qureshi'];

/** Do: The name is the link, and one quiet action is at the end. */
export const OneActionExample = () => (
  <List variant="divided" aria-label="Saved charts">
    {names.map((name) => (
      <ListItem
        key={name}
        trailing={
          <Button variant="quiet" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
      >
        <Link href="#chart" variant="standalone">
          {name}
        </Link>
      </ListItem>
    ))}
  </List>
);

/** Don’t: Three buttons in each row take more space than the names, and none of them is the obvious one. */
export const ThreeActionsExample = () => (
  <List variant="divided" aria-label="Saved charts, with three actions each">
    {names.map((name) => (
      <ListItem
        key={name}
        trailing={
          <Cluster gap="x2">
            {['Open', 'Edit', 'Remove'].map((action) => (
              <Button key={action} size="small" aria-label={`${action} ${name}`}>
                {action}
              </Button>
            ))}
          </Cluster>
        }
      >
        {name}
      </ListItem>
    ))}
  </List>
);

export const PartsExample = () => (
  <List variant="divided" aria-label="Free dates">
    <ListItem
      leading={<time dateTime="2026-11-27">27 Nov</time>}
      detail={<Text size="small">Friday, from 6:30 am</Text>}
      trailing={
        <Button size="small" aria-label="Book 27 November">
          Book
        </Button>
      }
    >
      <Link href="#homa">Navagraha homa</Link>
    </ListItem>
  </List>
);

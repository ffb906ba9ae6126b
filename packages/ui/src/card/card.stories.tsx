import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { CoverArt } from '../cover-art/index.ts';
import { DateLeaf } from '../date-leaf/index.ts';
import { Grid, Text } from '../layout/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Components/Layout/Card',
  excludeStories: /Example$/,
  component: Card,
  args: { eyebrow: 'Period', title: 'Mercury', children: 'It runs until January 2041.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const call = fn();

export const Default: Story = {};

/** A double border. At most two on a screen. */
export const Folio: Story = {
  args: { variant: 'folio', as: 'section', eyebrow: undefined, title: 'Your nine periods' },
  play: async ({ canvas }) => {
    const folio = canvas.getByRole('region', { name: 'Your nine periods' });
    // The second hairline lies over the card and must not catch the pointer.
    await expect(getComputedStyle(folio, '::before').pointerEvents).toBe('none');
  },
};

/** A member of a team. */
export const Plain: Story = {
  args: {
    variant: 'plain',
    mediaPosition: 'start',
    media: <Avatar name="Arjun Rao" shape="arch" size="large" decorative />,
    eyebrow: undefined,
    title: 'Arjun Rao',
    meta: 'Head of research',
    children: <Text size="small">Checks every rule of the engine against its source.</Text>,
  },
};

/** The whole card is the link; its button works on its own. */
export const MediaOnTop: Story = {
  args: {
    style: { maxInlineSize: '20rem' },
    mediaPosition: 'top',
    media: <CoverArt seed="nakshatras" />,
    eyebrow: 'Guides',
    title: 'The 27 nakshatras',
    href: '#nakshatras',
    children: 'One for each day of the Moon.',
    actions: (
      <Button size="small" onClick={call}>
        Save
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const at = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    };
    const link = canvas.getByRole('link', { name: 'The 27 nakshatras' });
    await expect(at(canvasElement.querySelector('[data-part="card"]')!)).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(call).toHaveBeenCalled();
    await expect(link.contains(at(canvas.getByRole('button')))).toBe(false);
  },
};

export const AllStates = customSheet(
  () => (
    <Grid minItem="16rem">
      <PartsExample />
      <Card>Simha, the lion: Leo 12°06′.</Card>
      <Card padding="none">Without padding</Card>
      <Card variant="folio" title="Your nine periods">
        Ruled twice, like a palm-leaf page.
      </Card>
      <Card variant="plain" eyebrow="Guides" title="What a lagna is" href="#lagna" />
      <Card
        mediaPosition="start"
        media={<DateLeaf date="2026-11-27" />}
        title="Navagraha Shanti"
        aside={<Badge tone="success">Confirmed</Badge>}
      >
        Friday, 27 November 2026
      </Card>
      <Card mediaPosition="top" media={<CoverArt seed="a" />} title="Cover" meta="5 min read" />
      <Card lang="hi" title="विशाखानक्षत्रद्वितीयचरणस्वामीबृहस्पति" meta="स्वामी बृहस्पति" />
    </Grid>
  ),
  stateSheet(Card, {
    props: { title: 'What a lagna is', href: '#lagna', meta: '5 min read' },
    variants: { variant: ['outlined', 'plain', 'folio'] },
    states: ['rest', 'hover', 'focus'],
  }).render,
);

/** Do: One card for one thing. Cards next to each other have the same shape. */
export const OneThingExample = () => (
  <Grid minItem="10rem" gap="x4">
    <Card eyebrow="Lagna" title="Leo (Simha)" headingLevel={4} meta="Lord: the Sun" />
    <Card eyebrow="Moon sign" title="Libra (Tula)" headingLevel={4} meta="Lord: Venus" />
  </Grid>
);

/** Don’t: Cards inside cards. Use space and a heading inside a card. */
export const CardInCardExample = () => (
  <Card>
    <Card>
      <Card>Leo (Simha)</Card>
    </Card>
  </Card>
);

export const PartsExample = () => (
  <Card
    as="article"
    media={<Avatar name="Meera Joshi" size="regular" decorative />}
    eyebrow="Vedic astrology"
    title="Meera Joshi"
    href="#meera"
    aside={<Badge tone="success">Online</Badge>}
    meta="14 years of experience"
    actions={<Button size="small">Call</Button>}
    footer={
      <Text size="caption" tone="muted">
        Free for the first three minutes.
      </Text>
    }
  >
    <Text>Reads the chart with you and answers in plain words.</Text>
  </Card>
);

import { media } from '@jyoti/themes/breakpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { underPolicy } from '../../test/policy.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Carousel, CarouselSlide } from '../carousel/index.ts';
import { List } from '../list/index.ts';
import { Section } from '../section/index.ts';
import {
  Box,
  Cluster,
  Divider,
  Edge,
  Grid,
  Heading,
  Rule,
  Sidebar,
  SkipLink,
  Stack,
  styleScript,
  Text,
} from './index.ts';

const meta = {
  title: 'Components/Layout/Layout',
  excludeStories: /Example$/,
  component: Stack,
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const aspects = [
  ['Career', 'Steady work pays off; put one thing in writing.'],
  ['Love', 'A plain question is kinder than a guess.'],
  ['Health', 'Sleep before midnight, and a walk at dusk.'],
] as const;

/** A section of a page from its pieces: heading, short scale, lead, a grid of cards, a row of buttons. */
export const Default: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section
      variant="band"
      title="Today for Mesha"
      description="The Moon is in Pushya until 18:40, and the day belongs to Jupiter."
    >
      <Stack gap="x5">
        <Grid as="ul" columns={3}>
          {aspects.map(([title, words]) => (
            <Card as="li" key={title}>
              <Stack gap="x2">
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text size="small">{words}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Cluster>
          <Button variant="primary">Generate Kundli</Button>
          <Button>Change sign</Button>
        </Cluster>
      </Stack>
    </Section>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Today for Mesha' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** `columns` is the maximum per line: six cells of which three fit are in two rows of three. */
export const GridWithAtMostThreeColumns: Story = {
  render: () => (
    <Grid columns={3} minItem="8rem" style={{ inlineSize: '60rem', maxInlineSize: '100%' }}>
      {['Surya', 'Chandra', 'Mangal', 'Budh', 'Guru', 'Shukra'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByText(name).getBoundingClientRect().top;
    // Two fit on a narrow page.
    const third = matchMedia(media.tablet).matches ? 'Mangal' : 'Chandra';
    await expect(top(third)).toBe(top('Surya'));
    await expect(top('Budh')).toBeGreaterThan(top('Surya'));
  },
};

/** An object of `columns` follows the width of the screen, not of the container. */
export const GridWithColumnsByBreakpoint: Story = {
  render: () => (
    <Grid as="ul" columns={{ base: 1, tablet: 2, desktop: 3 }}>
      {['Surya', 'Chandra', 'Mangal'].map((name) => (
        <Card as="li" key={name}>
          {name}
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const count = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    const expected = matchMedia(media.desktop).matches
      ? 3
      : matchMedia(media.tablet).matches
        ? 2
        : 1;
    await expect(count).toBe(expected);
  },
};

/** An object of `gap` follows the width of the screen; each piece has its own, also inside another. */
export const GapByBreakpoint: Story = {
  render: () => (
    <Stack gap={{ base: 'x2', tablet: 'x5' }} data-testid="stack">
      <Cluster gap="x1" data-testid="cluster">
        <Card>Surya</Card>
        <Card>Chandra</Card>
      </Cluster>
      <List variant="divided" gap={{ base: 'x3', desktop: 'x6' }}>
        <Stack as="li" gap="x1">
          Mangal
        </Stack>
        <Stack as="li" gap="x1">
          Budh
        </Stack>
      </List>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [tablet, desktop] = [media.tablet, media.desktop].map(
      (query) => matchMedia(query).matches,
    );
    await expect(canvas.getByTestId('stack')).toHaveStyle({ gap: tablet ? '24px' : '8px' });
    await expect(canvas.getByTestId('cluster')).toHaveStyle({ gap: '4px' });
    const second = canvas.getByText('Budh');
    await expect(second).toHaveStyle({
      gap: '4px',
      paddingBlockStart: desktop ? '32px' : '12px',
    });
  },
};

const signs = ['Mesha', 'Vrishabha', 'Mithuna', 'Karka'] as const;

/** The aside stays in view while the text scrolls, from 1024 px up; below that it is above the text. */
export const SidebarBesideText: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section variant="band" as="div">
      <Sidebar
        side="start"
        inlineSize="12rem"
        sticky
        aside={
          <aside aria-label="Signs">
            <List variant="divided">
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </List>
          </aside>
        }
      >
        <Stack gap="x5">
          {signs.map((sign) => (
            <Stack key={sign} gap="x3">
              <Heading level={2} size="h3">
                {sign}
              </Heading>
              <Text>The Moon moves through a sign in two days and a quarter.</Text>
              <Rule />
            </Stack>
          ))}
        </Stack>
      </Sidebar>
    </Section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const aside = canvas.getByRole('complementary', { name: 'Signs' }).getBoundingClientRect();
    const text = canvas.getByRole('heading', { name: 'Mesha' }).getBoundingClientRect();
    if (matchMedia(media.desktop).matches) await expect(aside.right).toBeLessThan(text.left);
    else await expect(aside.bottom).toBeLessThanOrEqual(text.top);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Spacing and background by the theme; the page has no style sheet of its own. */
export const Boxes: Story = {
  render: () => (
    <Stack>
      <Box padding="x4" surface="surface" border radius="card">
        On a surface, with a hairline
      </Box>
      <Box paddingInline="x5" paddingBlock="x2" surface="raised" radius="control">
        Raised, wider than high
      </Box>
      <Box padding="x4" border>
        <Text>On the page itself</Text>
      </Box>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { paddingLeft, paddingTop } = getComputedStyle(canvas.getByText(/^Raised/));
    await expect([paddingLeft, paddingTop]).toEqual(['24px', '8px']);
  },
};

/** Hidden until it is focused. */
export const SkipLinkOnFocus: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Text>Press Tab: the way past the header shows itself.</Text>
      </main>
    </>
  ),
  play: inEnglish(async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  }),
};

const words = (names: string) => names.split(' ').map((name) => <Card key={name}>{name}</Card>);

export const AllStates = stateSheet(Stack, {
  samples: {
    headings: (
      <Stack gap="x3">
        {(['display', 'h1', 'h2', 'h3', 'h4'] as const).map((size) => (
          <Heading key={size} level={2} size={size}>
            Born under Vishakha <span lang="hi">विशाखा</span>
          </Heading>
        ))}
        <Divider length="short" />
      </Stack>
    ),
    texts: (
      <Stack gap="x3">
        {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
          <Text key={size} size={size}>
            Mercury’s period runs until January 2041.
          </Text>
        ))}
        {(['plain', 'muted', 'success', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="strong">
            Said in the tone “{tone}”.
          </Text>
        ))}
      </Stack>
    ),
    boxes: (
      <Cluster justify="between">
        <Box padding="x3" border radius="control">
          Bordered
        </Box>
        <Box padding="x3" surface="raised">
          Raised
        </Box>
        <Badge>One</Badge>
      </Cluster>
    ),
    'a grid': (
      <Grid columns={4} minItem="7rem">
        {words('Surya Chandra Mangal Budh Guru Shukra Shani')}
      </Grid>
    ),
    'a grid that fills the line': (
      <Grid autoFit minItem="7rem" gap="x3">
        {words('Fills it')}
      </Grid>
    ),
    'a grid by width of the screen': (
      <Grid columns={{ base: 1, tablet: 2 }} gap="x3">
        {words('One Two')}
      </Grid>
    ),
    'a section with a sidebar': (
      <Sidebar aside={<Text tone="muted">Sun, Moon</Text>}>
        <Text face="heading" size="h3">
          Saturn rewards steady work this year.
        </Text>
        <Rule />
      </Sidebar>
    ),
    edge: <Edge />,
  },
  cell: '100%',
});

const three = ['Sun', 'Moon', 'Mars'].map((name) => <Card key={name}>{name}</Card>);

/** As a server sends them: with their defaults, and with props that are written into style attributes. */
const fromServer = {
  defaults: (
    <>
      <Grid>{three}</Grid>
      <Stack>{three}</Stack>
      <Sidebar from="tablet" aside="Moon">
        Sun
      </Sidebar>
      <Carousel label="Grahas">
        {['Sun', 'Moon', 'Mars'].map((name) => (
          <CarouselSlide key={name}>{name}</CarouselSlide>
        ))}
      </Carousel>
    </>
  ),
  props: (
    <>
      <Grid minItem="7rem">{three}</Grid>
      <Grid columns={{ base: 2, tablet: 3 }}>{three}</Grid>
      <Stack gap={{ base: 'x2', tablet: 'x8' }}>{three}</Stack>
      <Cluster gap={{ base: 'x2', tablet: 'x8' }}>{three}</Cluster>
      <Sidebar from="tablet" inlineSize="9rem" aside="Moon">
        Sun
      </Sidebar>
      <Carousel label="Grahas" perView={{ base: 2, 768: 3 }}>
        {['Sun', 'Moon', 'Mars', 'Rahu'].map((name) => (
          <CarouselSlide key={name}>{name}</CarouselSlide>
        ))}
      </Carousel>
    </>
  ),
};

/** Where everything in the markup of a server is, under a policy. */
async function boxesUnder(policy: string, subject: keyof typeof fromServer, script?: string) {
  const { body, remove } = await underPolicy(policy, renderToString(fromServer[subject]), script);
  const boxes = [...body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });
  remove();
  return boxes;
}

const STRICT = "style-src 'self'";

/** A policy without style attributes moves nothing: neither with default props, nor with `styleScript`. */
export const StrictPolicyTest: Story = {
  tags: ['!dev'],
  render: () => <div />,
  play: async () => {
    await expect(await boxesUnder(STRICT, 'defaults')).toEqual(await boxesUnder('', 'defaults'));
    const free = await boxesUnder('', 'props');
    await expect(await boxesUnder(STRICT, 'props')).not.toEqual(free);
    await expect(await boxesUnder(STRICT, 'props', styleScript)).toEqual(free);
    const allowed = `${STRICT}; style-src-attr 'unsafe-inline'`;
    await expect(await boxesUnder(allowed, 'props')).toEqual(free);
  },
};

/** Do: A hairline between items of one list. `Divider` is left for the change of subject. */
export const HairlineBetweenRowsExample = () => (
  <List variant="divided">
    <li>Sun in Leo</li>
    <li>Moon in Libra</li>
    <li>Mars in Gemini</li>
  </List>
);

/** Don’t: A `Divider` after every item. It looks as if each line began a new subject. */
export const DividerBetweenRowsExample = () => (
  <Stack gap="x2">
    <Text>Sun in Leo</Text>
    <Divider />
    <Text>Moon in Libra</Text>
    <Divider />
    <Text>Mars in Gemini</Text>
  </Stack>
);

export const PartOfAPageExample = () => (
  <Section variant="band" title="Your nine periods" headingLevel={3}>
    <Stack>
      <Text>Each period belongs to one graha. They follow each other for 120 years.</Text>
      <Grid minItem="10rem">
        <Card>Moon, 10 years</Card>
        <Card>Mars, 7 years</Card>
        <Card>Rahu, 18 years</Card>
      </Grid>
      <Cluster>
        <Button variant="primary">Show all periods</Button>
        <Button>Print</Button>
      </Cluster>
    </Stack>
  </Section>
);

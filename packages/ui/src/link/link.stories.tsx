import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { ArrowRightIcon, DownloadIcon } from '../icons/index.ts';
import { Text } from '../layout/index.ts';
import { ButtonLink, Link, LinkProvider, type LinkComponentProps } from './index.ts';

const went = fn();

/** A substitute for a router's link: navigates without loading a page. */
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        went(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Navigation/Link',
  excludeStories: /Example$/,
  component: Link,
  subcomponents: { ButtonLink },
  args: { href: '/kundli', children: 'Kundli Making' },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InASentence: Story = {
  render: () => (
    <p>
      Do not have an account? <Link href="/signup">Sign up</Link> and keep your charts, or read the{' '}
      <Link href="/terms" newTab>
        terms
      </Link>{' '}
      first.
    </p>
  ),
};

/** Standalone, it has the minimum target height. */
export const Standalone: Story = {
  args: {
    variant: 'standalone',
    href: '/report.pdf',
    download: true,
    icon: <DownloadIcon size={20} strokeWidth={1.6} aria-hidden />,
    children: 'Save as PDF',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      48,
    );
  },
};

/** A link styled as a button stays a link: it can be opened in a new tab, copied, bookmarked. */
export const AsAButton: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <ButtonLink href="/kundli" variant="primary">
        Generate Kundli
      </ButtonLink>
      <ButtonLink
        href="/matching"
        icon={<ArrowRightIcon size={20} strokeWidth={1.6} aria-hidden />}
      >
        Kundli Matching
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Generate Kundli' })).toHaveAttribute(
      'href',
      '/kundli',
    );
  },
};

const icon = <DownloadIcon size={20} strokeWidth={1.6} aria-hidden />;

export const AllStates = stateSheet(Link, {
  props: { href: '#there', children: 'Navgraha Shanti' },
  variants: { variant: ['inline', 'standalone'] },
  states: ['rest', 'hover', 'focus', 'pressed', { 'new tab': { newTab: true } }],
  samples: {
    'in a sentence': (
      <p>
        A sentence with <Link href="#there">a link</Link> in it.
      </p>
    ),
    'as a button': <ButtonLink href="#there">Read the article</ButtonLink>,
    'as a primary button': (
      <ButtonLink href="#there" variant="primary" icon={icon}>
        Save
      </ButtonLink>
    ),
    'as a small button': (
      <ButtonLink href="#there" size="small">
        Small
      </ButtonLink>
    ),
  },
  hindi: { children: 'अपनी जन्मकुण्डली निःशुल्क देखें' },
});

/** Do: The words of the link say where it leads. */
export const SaysWhereExample = () => (
  <Text>
    Two people? Try <Link href="/kundli-matching">kundli matching</Link>.
  </Text>
);

/** Don’t: “Click here” means nothing in a list of links, and nobody clicks on a phone. */
export const ClickHereExample = () => (
  <Text>
    For kundli matching <Link href="/kundli-matching">click here</Link>.
  </Text>
);

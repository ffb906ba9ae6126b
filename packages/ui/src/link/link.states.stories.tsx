import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadIcon } from '../icons/index.ts';
import { modes } from '../../test/chromatic-modes.ts';
import { ButtonLink, Link } from './index.ts';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  tags: ['visual'],
  args: { href: '#there', children: 'There' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Link>;

export default meta;

const icon = <DownloadIcon size={20} strokeWidth={1.6} aria-hidden />;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div id="there" style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <p>
        A sentence with <Link href="#there">a link</Link> and{' '}
        <Link href="#there" newTab>
          one to a new tab
        </Link>{' '}
        in it.
      </p>
      <Link href="#there" variant="standalone">
        Standalone
      </Link>
      <Link href="#there" variant="standalone" icon={icon}>
        Save as PDF
      </Link>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <ButtonLink key={variant} href="#there" variant={variant}>
            Button look, {variant}
          </ButtonLink>
        ))}
        <ButtonLink href="#there" size="small" icon={icon}>
          Small
        </ButtonLink>
      </div>
      <p lang="hi">
        <Link href="#there">अपनी जन्मकुण्डली निःशुल्क देखें</Link>
      </p>
    </div>
  ),
};

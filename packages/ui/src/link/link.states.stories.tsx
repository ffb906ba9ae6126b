import { stateSheet } from '../../test/state-sheet.tsx';
import { DownloadIcon } from '../icons/index.ts';
import { ButtonLink, Link } from './index.ts';

const icon = <DownloadIcon size={20} strokeWidth={1.6} aria-hidden />;

export default { title: 'Components/Navigation/Link', tags: ['visual'] };

export const AllStates = stateSheet(Link, {
  props: { href: '#there', children: 'Navgraha Shanti' },
  variants: { variant: ['inline', 'standalone'] },
  states: ['rest', 'hover', 'focus', { 'new tab': { newTab: true } }],
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

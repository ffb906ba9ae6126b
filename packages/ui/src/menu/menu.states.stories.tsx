import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import {
  Menu,
  MenuCheckItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from './index.ts';
import { reportActions } from './menu.samples.tsx';

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  tags: ['visual'],
  args: { trigger: <Button>Sample</Button>, children: null },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Menu>;

export default meta;

const nothing = () => undefined;

/** Closed; actions, one of them disabled, and a link; what is on and off; in Hindi. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Menu trigger={<Button>Closed</Button>}>
        <MenuItem onSelect={nothing}>Print</MenuItem>
      </Menu>
      <div style={{ paddingBlockEnd: '17rem' }}>
        <Menu trigger={<Button>Report</Button>} defaultOpen>
          {reportActions(nothing)}
        </Menu>
      </div>
      <div style={{ paddingBlockEnd: '11rem' }}>
        <Menu trigger={<Button>Show</Button>} defaultOpen>
          <MenuCheckItem checked onCheckedChange={nothing}>
            Degrees
          </MenuCheckItem>
          <MenuCheckItem checked={false} onCheckedChange={nothing}>
            Aspects
          </MenuCheckItem>
          <MenuCheckItem checked disabled onCheckedChange={nothing}>
            Signs
          </MenuCheckItem>
        </Menu>
      </div>
      <div style={{ paddingBlock: '18rem 20rem' }}>
        <Menu trigger={<Button>Chart</Button>} defaultOpen>
          <MenuRadioGroup label="Chart style" value="north" onValueChange={nothing}>
            <MenuRadioItem value="north">North Indian</MenuRadioItem>
            <MenuRadioItem value="south">South Indian</MenuRadioItem>
          </MenuRadioGroup>
          <MenuGroup label="Report">
            <MenuSub label="Share" defaultOpen>
              <MenuItem onSelect={nothing}>By e-mail</MenuItem>
            </MenuSub>
            <MenuSub label="Save" disabled>
              <MenuItem onSelect={nothing}>As PDF</MenuItem>
            </MenuSub>
          </MenuGroup>
        </Menu>
      </div>
      <div lang="hi" style={{ paddingBlockEnd: '12rem' }}>
        <Menu trigger={<Button>रिपोर्ट</Button>} defaultOpen>
          <MenuItem onSelect={nothing}>सम्पूर्णजन्मकुण्डलीविश्लेषण पीडीएफ़ में सहेजें</MenuItem>
          <MenuSeparator />
          <MenuLink href="#matching">गुणमिलान करें</MenuLink>
        </Menu>
      </div>
    </div>
  ),
};

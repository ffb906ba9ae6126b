import { drawnSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { ReportActions } from './menu.examples.tsx';
import {
  Menu,
  MenuCheckItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSub,
} from './index.ts';

export default { title: 'Components/Actions/Menu', tags: ['visual'] };

const nothing = () => undefined;

/** Actions, one of them disabled, and a link; what is on and off; groups and submenus; in Hindi. */
export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '18rem', justifyItems: 'start', paddingBlockEnd: '18rem' }}>
    <Menu trigger={<Button>Report</Button>} defaultOpen>
      <ReportActions />
    </Menu>
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
    <Menu trigger={<Button lang="hi">रिपोर्ट</Button>} lang="hi" defaultOpen>
      <MenuItem onSelect={nothing}>सम्पूर्णजन्मकुण्डलीविश्लेषण पीडीएफ़ में सहेजें</MenuItem>
      <MenuLink href="#matching">गुणमिलान करें</MenuLink>
    </Menu>
    <span id="matching" />
  </div>
));

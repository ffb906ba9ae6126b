import { Button } from '../button/index.ts';
import { DownloadIcon, PrinterIcon, ShareIcon } from '../icons/index.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './index.ts';

const nothing = () => {};

export const ReportActions = ({ onSelect = nothing }: { onSelect?: (what: string) => void }) => (
  <>
    <MenuItem icon={<DownloadIcon aria-hidden />} onSelect={() => onSelect('save')}>
      Save as PDF
    </MenuItem>
    <MenuItem icon={<PrinterIcon aria-hidden />} onSelect={() => onSelect('print')}>
      Print
    </MenuItem>
    <MenuItem icon={<ShareIcon aria-hidden />} disabled onSelect={() => onSelect('share')}>
      Share a link
    </MenuItem>
    <MenuSeparator />
    <MenuLink href="#matching">Match with another birth</MenuLink>
  </>
);

export const NamesItsObject = () => (
  <Menu trigger={<Button>Report of Asha</Button>}>
    <ReportActions />
  </Menu>
);

export const HidesTheStep = () => (
  <Menu trigger={<Button variant="primary">Options</Button>}>
    <MenuItem onSelect={nothing}>Generate kundli</MenuItem>
  </Menu>
);

import { DownloadIcon, PrinterIcon, ShareIcon } from '../icons/index.ts';
import { MenuItem, MenuLink, MenuSeparator } from './index.ts';

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Actions for a finished report. */
export const reportActions = (onSelect: (what: string) => void) => (
  <>
    <MenuItem icon={<DownloadIcon {...icon} />} onSelect={() => onSelect('save')}>
      Save as PDF
    </MenuItem>
    <MenuItem icon={<PrinterIcon {...icon} />} onSelect={() => onSelect('print')}>
      Print
    </MenuItem>
    <MenuItem icon={<ShareIcon {...icon} />} disabled onSelect={() => onSelect('share')}>
      Share a link
    </MenuItem>
    <MenuSeparator />
    <MenuLink href="#matching">Match with another birth</MenuLink>
  </>
);

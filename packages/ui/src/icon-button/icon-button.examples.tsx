import { MoonIcon, PrinterIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

export const WellKnown = () => (
  <IconButton label="Print" icon={<PrinterIcon size={20} aria-hidden />} />
);

export const Riddle = () => (
  <IconButton label="Show the dasha periods" icon={<MoonIcon size={20} aria-hidden />} />
);

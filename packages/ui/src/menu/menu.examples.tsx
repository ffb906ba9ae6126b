import { Button } from '../button/index.ts';
import { Cluster } from '../layout/index.ts';
import { Menu, MenuItem } from './index.ts';

const nothing = () => {};

export const NamesItsObject = () => (
  <Menu trigger={<Button>Report of Asha</Button>}>
    <MenuItem onSelect={nothing}>Save as PDF</MenuItem>
    <MenuItem onSelect={nothing}>Print</MenuItem>
    <MenuItem onSelect={nothing}>Share</MenuItem>
  </Menu>
);

export const HidesTheStep = () => (
  <Cluster gap="x3">
    <Menu trigger={<Button variant="primary">Options</Button>}>
      <MenuItem onSelect={nothing}>Generate kundli</MenuItem>
    </Menu>
  </Cluster>
);

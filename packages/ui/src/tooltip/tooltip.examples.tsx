import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tooltip } from './index.ts';

export const HidesARule = () => (
  <Tooltip text="The time must be exact to four minutes, or the lagna may be wrong">
    <Button variant="primary">Generate kundli</Button>
  </Tooltip>
);

export const RuleOnThePage = () => (
  <TextField label="Time of birth" hint="Exact to four minutes, or the lagna may be wrong" />
);

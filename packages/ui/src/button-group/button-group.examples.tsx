import { MenuItem } from '../menu/index.ts';
import { SplitButton } from './index.ts';

const nothing = () => undefined;

export const Alternatives = () => (
  <SplitButton
    onClick={nothing}
    actions={
      <>
        <MenuItem onSelect={nothing}>Save as image</MenuItem>
        <MenuItem onSelect={nothing}>Print</MenuItem>
      </>
    }
  >
    Save as PDF
  </SplitButton>
);

export const Unrelated = () => (
  <SplitButton onClick={nothing} actions={<MenuItem onSelect={nothing}>Delete kundli</MenuItem>}>
    Save as PDF
  </SplitButton>
);

import { drawnSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { MenuItem } from '../menu/index.ts';
import { ButtonGroup, SplitButton } from './index.ts';

export default { title: 'Components/Actions/ButtonGroup', tags: ['visual'] };

const actions = <MenuItem onSelect={() => undefined}>Save as image</MenuItem>;
const variants = ['primary', 'secondary', 'danger', 'dangerFilled'] as const;

export const AllStates = drawnSheet(() => (
  <Stack gap="x4" align="start">
    <ButtonGroup label="Period">
      <Button aria-pressed>Day</Button>
      <Button>Week</Button>
      <Button disabled>Month</Button>
    </ButtonGroup>
    {variants.map((variant) => (
      <SplitButton key={variant} variant={variant} actions={actions}>
        Save as PDF
      </SplitButton>
    ))}
    <SplitButton size="small" actions={actions}>
      Small
    </SplitButton>
    <SplitButton disabled actions={actions}>
      Disabled
    </SplitButton>
    <SplitButton loading loadingLabel="Saving…" actions={actions}>
      Save as PDF
    </SplitButton>
    <SplitButton lang="hi" actions={actions}>
      सम्पूर्णजन्मकुण्डलीविश्लेषण पीडीएफ़ में सहेजें
    </SplitButton>
  </Stack>
));

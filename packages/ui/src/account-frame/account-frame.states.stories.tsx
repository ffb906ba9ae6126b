import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { AccountFrame } from './index.ts';

export default { title: 'Components/Forms/AccountFrame', tags: ['visual'] };

export const AllStates = stateSheet(AccountFrame, {
  samples: {
    'a form': {
      title: 'Log in',
      intro: 'Your saved charts and bookings are in your account.',
      children: (
        <>
          <TextField label="E-mail" type="email" />
          <Button variant="primary" fullWidth>
            Log in
          </Button>
        </>
      ),
    },
  },
  cell: '100%',
});

import type { SavedChart } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { ChevronDownIcon } from '@jyoti/ui/icons';
import { Menu, MenuItem } from '@jyoti/ui/menu';
import { useSession } from '../../session/session.tsx';
import { detailsOfBirth, detailsOfUser } from '../../tool/birth-details.ts';
import type { Partner } from '../../matching/pair-in-url.ts';
import { useMatchingFormWords } from '../../matching/words.ts';

/** Fills one of the two from the visitor's own birth or a chart that they saved, so that nobody types a birth twice. */
export function FillMenu({
  partner,
  saved,
  onFill,
}: {
  partner: Partner;
  saved: readonly SavedChart[];
  onFill: (details: BirthDetails) => void;
}) {
  const words = useMatchingFormWords().fill;
  const { user } = useSession();
  // The matching asks for no gender: what another form knew of it stays out of this one.
  const fill = (details: BirthDetails) => onFill({ ...details, gender: noBirthDetails.gender });
  return (
    <Menu
      trigger={
        <Button size="small" icon={<ChevronDownIcon size={16} />}>
          {words.trigger[partner]}
        </Button>
      }
    >
      {user && <MenuItem onSelect={() => fill(detailsOfUser(user))}>{words.mine}</MenuItem>}
      {saved.map(({ id, name, birth }) => (
        <MenuItem key={id} onSelect={() => fill(detailsOfBirth(birth))}>
          {words.saved(name, birth.date)}
        </MenuItem>
      ))}
    </Menu>
  );
}

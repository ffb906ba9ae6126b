import type { SavedChart } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { ChevronDownIcon } from '@jyoti/ui/icons';
import { Menu, MenuItem } from '@jyoti/ui/menu';
import { api } from '../../platform/session/api.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useQuery } from '../../platform/data/use-query.ts';
import { civilDay } from '@jyoti/reports/format';
import { useLanguage } from '../../platform/words/use-language.ts';
import { detailsOfBirth, detailsOfUser } from './birth-details.ts';

const none: readonly SavedChart[] = [];

interface SavedBirthsMenuProps {
  trigger: string;
  /** Name of the visitor's own birth in the menu; without it, only saved births are offered. */
  mine?: string;
  /** Name of the entry that empties the form, for somebody else's birth; without it, there is none. */
  other?: string;
  /**
   * Leaves out charts without a time of birth, and prompts for it if the visitor's own is missing.
   * @default false
   */
  needsTime?: boolean;
  onFill: (details: BirthDetails) => void;
}

/**
 * Fills a form from the visitor's own birth or a saved chart, so that no birth has to be typed
 * twice.
 */
export function SavedBirthsMenu({
  trigger,
  mine,
  other,
  needsTime = false,
  onFill,
}: SavedBirthsMenuProps) {
  const language = useLanguage();
  const { user } = useSession();
  const charts =
    useQuery(user ? 'saved charts' : null, (call) => api('GET /api/users/charts', {}, call)).data ??
    none;
  const saved = charts.filter(({ birth }) => !needsTime || birth.time_unknown !== true);
  if (mine === undefined && saved.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="small" icon={<ChevronDownIcon size={16} />}>
          {trigger}
        </Button>
      }
    >
      {user && mine !== undefined && (
        <MenuItem onSelect={() => onFill(detailsOfUser(user, { needsTime }))}>{mine}</MenuItem>
      )}
      {saved.map(({ id, name, birth }) => (
        <MenuItem key={id} onSelect={() => onFill(detailsOfBirth(birth))}>
          {`${name}, ${civilDay(birth.date, language)}`}
        </MenuItem>
      ))}
      {other !== undefined && <MenuItem onSelect={() => onFill(noBirthDetails)}>{other}</MenuItem>}
    </Menu>
  );
}

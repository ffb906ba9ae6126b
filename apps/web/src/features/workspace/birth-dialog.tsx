import { settingsSearchOf, searchFromBirth, type KundliBirth } from '@jyoti/contract';
import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { Cluster } from '@jyoti/ui/layout';
import { useState } from 'react';
import { searchPlaces } from '../../platform/data/search-places.ts';
import { FormDialog } from '../../platform/forms/form-dialog.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { kundliOf } from '../kundli/kundli-cache.ts';
import { SavedBirthsMenu } from '../birth/saved-births-menu.tsx';
import { useResolvedBirth } from '../birth/use-resolved-birth.ts';
import { detailsOfBirth, fieldNamesOfBirth } from '../birth/birth-details.ts';
import { OwnBirthButton, useBirthDraft } from '../birth/own-birth.tsx';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import { anyPart } from './part-of-pane.ts';
import { birthsOf } from './workspace-url.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const fieldNames = { ...fieldNamesOfBirth(), ...fieldNamesOfBirth('birth.') };

interface BirthDialogProps {
  whose: 'first' | 'second';
  /** The URL, whose birth is edited and whose settings the chart is cast with. */
  search: URLSearchParams;
  onClose: () => void;
  onChoose: (birth: KundliBirth) => void;
}

/** Asks for the first or the second birth: typed, the visitor's own, or a saved one. */
export function BirthDialog({ whose, search, onClose, onChoose }: BirthDialogProps) {
  const { birth: words } = useMessages(workspaceMessages);
  const [birthInUrl] = useState(() => {
    const known = birthsOf(search)[whose];
    return known && detailsOfBirth(known);
  });
  const [details, setDetails] = useBirthDraft(`workspace-${whose}`, birthInUrl, {
    needsTime: true,
    own: whose === 'first',
  });
  const { busy, setErrors, form } = useForm({
    loadChecks: () => import('../birth/birth-check.ts'),
    check: ({ checkedBirth }) => checkedBirth(details, { asksGender: false }),
    send: async (birth) => {
      // Calculated first, so that a clock time that did not exist is an error of this form.
      const report = new URLSearchParams([...searchFromBirth(birth), ...settingsSearchOf(search)]);
      await kundliOf(report, [anyPart]);
      onChoose(birth);
    },
    failed: words.failed,
    fieldNames,
  });
  const resolved = useResolvedBirth(details);
  const fill: typeof setDetails = (next) => {
    setDetails(next);
    setErrors({});
  };
  return (
    <FormDialog
      title={words[whose]}
      sheet="full"
      words={{ keep: words.keep, confirm: words.submit, busy: words.busy }}
      form={form}
      busy={busy}
      onClose={onClose}
    >
      <Cluster>
        <OwnBirthButton needsTime details={details} onFill={fill} />
        <SavedBirthsMenu trigger={words.useSaved} needsTime onFill={fill} />
      </Cluster>
      <BirthDetailsFields
        value={details}
        onValueChange={setDetails}
        searchPlaces={searchPlaces}
        ask={['name', 'date', 'time', 'place']}
        askTimeUnknown={false}
        resolved={resolved}
      />
    </FormDialog>
  );
}

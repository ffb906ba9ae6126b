import type { Birth } from '@jyoti/contract';
import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { NamedForm } from '../../birth/named-form.tsx';
import { useResolvedBirth } from '../../birth/use-resolved-birth.ts';
import { gemstoneFieldNames, type GemstoneDraft } from './gemstone-draft.ts';
import { gemstonesMessages } from '../../../messages.generated/gemstones.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface GemstoneFormProps {
  draft: GemstoneDraft;
  onChange: (change: Partial<GemstoneDraft>) => void;
  onAsk: (birth: Birth) => Promise<void>;
}

/** Name, gender and birth; all errors are shown together, each at its field. */
export function GemstoneForm({ draft, onChange, onAsk }: GemstoneFormProps) {
  const { form: words } = useMessages(gemstonesMessages);
  const { busy, form } = useForm({
    loadChecks: () => import('./gemstone-check.ts'),
    check: ({ checkedDraft }) => checkedDraft(draft),
    send: ({ birth }) => onAsk(birth),
    failed: words.failed,
    fieldNames: gemstoneFieldNames,
  });
  const resolved = useResolvedBirth(draft.birth);

  return (
    <NamedForm
      words={words}
      form={form}
      busy={busy}
      names={draft}
      onNames={onChange}
      needsTime
      birth={draft.birth}
      onFill={({ firstName, lastName }, birth) => onChange({ firstName, lastName, birth })}
    >
      <BirthDetailsFields
        value={draft.birth}
        onValueChange={(birth) => onChange({ birth })}
        searchPlaces={searchPlaces}
        ask={['gender', 'date', 'time', 'place']}
        labels={{
          gender: words.gender,
          date: words.birthDate,
          time: words.birthTime,
          place: words.birthPlace,
        }}
        hints={{ time: words.birthTimeHint }}
        hourCycle="h12"
        defaultPeriod="am"
        // The stones depend on the ascendant, which needs the time.
        askTimeUnknown={false}
        resolved={resolved}
      />
    </NamedForm>
  );
}

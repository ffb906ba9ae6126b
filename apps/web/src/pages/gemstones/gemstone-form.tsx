import type { Birth } from '@jyoti/contract';
import { BirthDetailsFields } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Heading, Text } from '@jyoti/ui/layout';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import { searchPlaces } from '../../data/search-places.ts';
import { useForm } from '../../forms/use-form.ts';
import { NameFields } from '../../tool/name-fields.tsx';
import { namesOf } from '../../tool/names-of.ts';
import { useResolvedBirth } from '../../kundli/use-resolved-birth.ts';
import { gemstoneFieldNames, type GemstoneDraft } from './gemstone-draft.ts';
import { useGemstonesWords } from './words.ts';

const SavedBirthsMenu = lazyPart(
  () => import('../../kundli/saved-births-menu.tsx'),
  'SavedBirthsMenu',
  null,
);

interface GemstoneFormProps {
  draft: GemstoneDraft;
  onChange: (change: Partial<GemstoneDraft>) => void;
  onAsk: (birth: Birth) => Promise<void>;
}

/** Name, gender and birth; all errors are shown at once, each at its field. */
export function GemstoneForm({ draft, onChange, onAsk }: GemstoneFormProps) {
  const { form: words } = useGemstonesWords();
  const { busy, form } = useForm({
    loadChecks: () => import('./gemstone-check.ts'),
    check: ({ checkedDraft }) => checkedDraft(draft),
    send: ({ birth }) => onAsk(birth),
    failed: words.failed,
    fieldNames: gemstoneFieldNames,
  });
  const resolved = useResolvedBirth(draft.birth);

  return (
    <Form {...form}>
      <Heading level={2} size="h3">
        {words.title}
      </Heading>
      <Cluster>
        <SavedBirthsMenu
          needsTime
          trigger={words.useSaved}
          onFill={(birth) => onChange({ ...namesOf(birth.name), birth })}
        />
      </Cluster>
      <NameFields labels={words} value={draft} onChange={onChange} />
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
        // The stones follow from the ascendant, which nobody can tell without a time.
        askTimeUnknown={false}
        resolved={resolved}
      />
      <Button type="submit" variant="primary" loading={busy} loadingLabel={words.busy}>
        {words.submit}
      </Button>
      <Text size="small" tone="muted">
        {words.private}
      </Text>
    </Form>
  );
}

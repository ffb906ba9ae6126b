import { Grid } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { api } from '../../../platform/session/api.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { CeremonyCard } from '../ceremony-card.tsx';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const SHOWN = 2;

/**
 * The next two ceremonies in the catalogue, so that each one is linked from another. Nothing if
 * there are none.
 */
export function OtherCeremonies({ id, code }: { id: number; code: string }) {
  const words = useMessages(poojaMessages);
  const { data } = useQuery('poojas', (call) => api('GET /api/poojas', { query: {} }, call));
  const all = data ?? [];
  const others = [...all.filter((one) => one.id > id), ...all.filter((one) => one.id < id)];
  if (others.length === 0) return null;
  return (
    <Section title={words.others} size="h2" gap="x5">
      <Grid as="ul" minItem="26rem" columns={2} gap="x5">
        {others.slice(0, SHOWN).map((pooja) => (
          <CeremonyCard key={pooja.id} pooja={pooja} code={code} headingLevel={3} />
        ))}
      </Grid>
    </Section>
  );
}

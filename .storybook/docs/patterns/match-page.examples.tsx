import { DoshaList } from '@jyoti/ui/verdict';
import { KootaTable } from '@jyoti/ui/koota-table';
import { Stack } from '@jyoti/ui/layout';
import { PairSummary } from '@jyoti/ui/recipes/pair-summary';
import { Meter } from '@jyoti/ui/meter';
import { PageHeader } from '@jyoti/ui/page-header';

export const MatchPage = () => (
  <Stack gap="x6">
    <PageHeader
      emphasis="description"
      title="Arjun and Meera"
      description="28 of 36 points: most families would call this a good match."
    />
    <PairSummary
      first={{ name: 'Arjun', detail: 'Moon in Libra' }}
      second={{ name: 'Meera', detail: 'Moon in Aquarius' }}
    >
      <Meter variant="dial" label="Points" value={28} max={36} />
    </PairSummary>
    <KootaTable
      rows={[
        {
          id: 'nadi',
          name: 'Nadi',
          boy: 'Antya',
          girl: 'Adi',
          score: 8,
          fullScore: 8,
          description: 'Health and children',
        },
        {
          id: 'bhakoot',
          name: 'Bhakoot',
          boy: 'Libra',
          girl: 'Aquarius',
          score: 7,
          fullScore: 7,
          description: 'Life together',
        },
      ]}
      total={{ score: 28, fullScore: 36 }}
    />
    <DoshaList
      items={[
        {
          name: 'Mangal Dosha',
          findings: [
            { present: false, label: 'Arjun: not present' },
            { present: false, label: 'Meera: not present' },
          ],
        },
      ]}
    />
  </Stack>
);

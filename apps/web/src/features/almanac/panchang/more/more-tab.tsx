import { Alert } from '@jyoti/ui/alert';
import { Stack } from '@jyoti/ui/layout';
import { QueryView } from '../../../../platform/data/query-view.tsx';
import { usePanchangMore } from '../../../tarabala/use-panchang-more.ts';
import { moreQueryOf } from '../more-query.ts';
import type { TabProps } from '../tab-props.ts';
import { CalendarsPart } from './calendars-part.tsx';
import { GowriPart } from './gowri-part.tsx';
import { LagnaPart } from './lagna-part.tsx';
import { PanchakaPart } from './panchaka-part.tsx';
import { AnandadiYogas, SpecialYogas } from './yogas-part.tsx';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { panchangMessages } from '../../../../messages.generated/panchang.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** The date in regional calendars, and timings of a day that not everybody asks for. */
export function MoreTab({ params, found: { day } }: TabProps) {
  const words = useMessages(panchangMoreMessages);
  const { noSun } = useMessages(panchangMessages);
  const query = usePanchangMore(moreQueryOf(params, day));
  return (
    <QueryView query={query} words={words} blockSize="60rem">
      {({ more }) => (
        <Stack gap="x6">
          <CalendarsPart dates={more.regional} tithis={day.tithis} />
          {more.gowri.day.length === 0 ? (
            <Alert tone="info">{noSun}</Alert>
          ) : (
            <>
              <SpecialYogas day={day} yogas={more.special_yogas} />
              <AnandadiYogas day={day} yogas={more.anandadi} />
              <GowriPart day={day} gowri={more.gowri} nallaNeram={more.nalla_neram} />
            </>
          )}
          <LagnaPart day={day} lagnas={more.lagna} />
          <PanchakaPart day={day} panchakas={more.panchakas} ofMoon={more.moon_panchaka} />
        </Stack>
      )}
    </QueryView>
  );
}

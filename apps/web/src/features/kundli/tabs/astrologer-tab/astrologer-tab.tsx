import type { ComponentType } from 'react';
import { MomentPart } from '../blocks/moment-part.tsx';
import type { TabProps } from '../report-props.ts';
import { PartTerms } from './part-terms.tsx';
import { TransitsPart } from './transits-part.tsx';
import { YearOfLifePart } from './year-of-life-part.tsx';

/** Sub-tabs with a response of their own: the year and the date are in the URL. */
const ofAnswers: Readonly<Record<string, ComponentType<TabProps> | undefined>> = {
  transits: TransitsPart,
  'year-chart': YearOfLifePart,
};

/** The main tab More for astrologers. */
export function AstrologerTab(props: TabProps) {
  const SubTab = ofAnswers[props.subTab.key] ?? MomentPart;
  return (
    <PartTerms>
      <SubTab {...props} />
    </PartTerms>
  );
}

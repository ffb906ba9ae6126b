import type { ComponentType } from 'react';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { AscendantReport } from './ascendant-report.tsx';
import { PersonalCharacteristics } from './personal-characteristics.tsx';
import { PlanetReport } from './planet-report.tsx';

const parts: Record<SubTabKey<'general'>, ComponentType<TabProps>> = {
  'personal-characteristics': PersonalCharacteristics,
  'ascendant-report': AscendantReport,
  'planet-report': PlanetReport,
};

/** The main tab General: what is read from the chart. */
export function GeneralTab(props: TabProps) {
  const Part = parts[props.subTab.key as SubTabKey<'general'>];
  return <Part {...props} />;
}

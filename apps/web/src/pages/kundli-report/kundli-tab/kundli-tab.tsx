import type { ComponentType } from 'react';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { Ashtakvarga } from './ashtakvarga.tsx';
import { BasicDetails } from './basic-details.tsx';
import { Binnashtakvarga } from './binnashtakvarga.tsx';
import { DivisionalCharts } from './divisional-charts.tsx';
import { PlanetDetails } from './planet-details.tsx';
import { WesternPlanet } from './western-planet.tsx';

const parts: Record<SubTabKey<'kundli'>, ComponentType<TabProps>> = {
  'basic-details': BasicDetails,
  'planet-details': PlanetDetails,
  'divisional-chart': DivisionalCharts,
  ashtakvarga: Ashtakvarga,
  binnashtakvarga: Binnashtakvarga,
  'western-planet': WesternPlanet,
};

/** The main tab Kundli: what the chart is. */
export function KundliTab(props: TabProps) {
  const Part = parts[props.subTab.key as SubTabKey<'kundli'>];
  return <Part {...props} />;
}

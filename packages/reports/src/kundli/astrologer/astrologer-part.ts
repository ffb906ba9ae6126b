import type { AstrologerPartKey } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/data';
import { astrologerMessages } from '../../messages.generated/astrologer.ts';
import { kpMessages } from '../../messages.generated/kp.ts';
import { reportWords, type AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { transitsPart } from '../transits-part.ts';
import { aspectsPart } from './aspects.ts';
import { birthTimePart } from './birth-time.ts';
import { bhavaChalit } from './houses.ts';
import { jaiminiPart } from './jaimini.ts';
import { kpPart } from './kp.ts';
import { moreCharts } from './more-charts.ts';
import { moreDashasPart } from './more-dashas.ts';
import { moreVargasPart } from './more-vargas.ts';
import { pointsPart } from './points.ts';
import { sadeSatiPart } from './sade-sati.ts';
import { strengthsPart } from './strengths.ts';
import { sudarshanaPart } from './sudarshana.ts';
import { transitListPart } from './transit-list.ts';
import { yearPart } from './year.ts';
import { yogasPart } from './yogas.ts';

const words = ({ language }: KundliSource): AstrologerWords =>
  reportWords(astrologerMessages, language);

/** The sub-tabs of More for astrologers. */
export const astrologerParts = {
  transits: transitsPart,
  'transit-list': (source) => transitListPart(source, words(source)),
  'sade-sati': sadeSatiPart,
  yogas: (source) => yogasPart(source, words(source)),
  strengths: (source) => strengthsPart(source, words(source)),
  'bhava-chalit': (source) => bhavaChalit(source, words(source)),
  aspects: (source) => aspectsPart(source, words(source)),
  karakas: (source) => jaiminiPart(source, words(source)),
  points: (source) => pointsPart(source, words(source)),
  'more-charts': (source) => moreCharts(source, words(source)),
  sudarshana: (source) => sudarshanaPart(source, words(source)),
  'more-vargas': (source) => moreVargasPart(source, words(source)),
  kp: (source) => kpPart(source, reportWords(kpMessages, source.language)),
  'year-chart': yearPart,
  'more-dashas': moreDashasPart,
  'birth-time': (source) => birthTimePart(source, words(source)),
} satisfies Readonly<Record<AstrologerPartKey, (source: KundliSource) => ReportPart>>;

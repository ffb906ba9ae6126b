import type {
  DayVeto,
  GrahaId,
  HouseNumber,
  JourneyDirection,
  PanchakaKind,
  ReasonAgainst,
  ReasonFor,
  SpanVeto,
  SpecialYogaName,
  TaraName,
  Weekday,
} from '@jyoti/jyotish';

/** A rule that leaves days out of a search for a muhurta. */
export interface ObstacleText {
  /** its name as almanacs have it: "Chaturmas" */
  readonly title: string;
  /** what it is, in everyday words */
  readonly text: string;
}

export type ObstacleCode = (DayVeto | SpanVeto)['code'];

/** Sentences on good times with their gaps, and the words that fill them. */
export interface MuhurtaTexts {
  /** BCP 47: how a list of words is joined */
  readonly locale: string;
  readonly for: Readonly<Record<Exclude<ReasonFor['code'], 'special_yoga'>, string>>;
  readonly specialYogas: Readonly<Record<SpecialYogaName, string>>;
  readonly against: Readonly<Record<ReasonAgainst['code'], string>>;
  readonly obstacles: Readonly<Record<ObstacleCode, ObstacleText>>;
  /** the first fourteen of either half; `halves` names them with their half */
  readonly tithis: readonly string[];
  readonly halves: { readonly shukla: string; readonly krishna: string };
  readonly fullMoon: string;
  readonly newMoon: string;
  readonly weekdays: Readonly<Record<Weekday, string>>;
  /** 27, from Vishkambha */
  readonly yogas: readonly string[];
  /** the four fixed ones, by the names that the engine gives them */
  readonly karanas: Readonly<Record<string, string>>;
  readonly taras: Readonly<Record<TaraName, string>>;
  readonly panchakas: Readonly<Record<PanchakaKind, string>>;
  readonly directions: Readonly<Record<JourneyDirection, string>>;
  /** as they are written within a sentence */
  readonly grahas: Readonly<Record<GrahaId, string>>;
  readonly houses: Readonly<Record<HouseNumber, string>>;
}

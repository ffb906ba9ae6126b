import type {
  GrahaId,
  HouseNumber,
  MangalCancellationCode,
  MarsAssociation,
  MarsWeakness,
  PitraReason,
  ReferenceId,
} from '@jyoti/jyotish';

/** Sentences with placeholders, and the words that fill them. */
export interface DoshaReasonTexts {
  /** BCP 47: how a list of words is joined */
  readonly locale: string;
  readonly mangalFactors: {
    readonly mars_in_house: string;
    readonly mars_associated: Readonly<Record<MarsAssociation, string>>;
    readonly nodes_on_first_seventh: string;
    readonly malefic_in_house: string;
  };
  /** where Mars is from all three, and how many of these places count */
  readonly manglik: {
    readonly houses: string;
    readonly counts: Readonly<Record<0 | 1 | 2 | 3, string>>;
  };
  readonly mangalCancellations: Readonly<Record<MangalCancellationCode, string>>;
  /** a house and where it is counted from, as it is within a sentence */
  readonly houseFrom: string;
  /** one graha aspecting one house */
  readonly aspect: string;
  readonly pitraReasons: Readonly<Record<PitraReason['code'], string>>;
  /** separator between two sentences */
  readonly between: string;
  /** as they are within a sentence */
  readonly grahas: Readonly<Record<GrahaId, string>>;
  readonly references: Readonly<Record<ReferenceId, string>>;
  readonly weaknesses: Readonly<Record<MarsWeakness, string>>;
  /** ordinals */
  readonly houses: Readonly<Record<HouseNumber, string>>;
}

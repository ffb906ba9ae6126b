export interface SpanInWords {
  /** The span in words: "5:06 pm to 6:41 pm". Unique in its list. */
  text: string;
  /** It includes the present moment: marked, in words for assistive technology too. @default false */
  current?: boolean;
}

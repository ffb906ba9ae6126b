export interface SpanInWords {
  /** The span in words: "5:06 pm to 6:41 pm". Unique in its list. */
  text: string;
  /**
   * Whether it includes the current time: marked visually and in text for assistive technology.
   * @default false
   */
  current?: boolean;
}

/**
 * Sizes and times that are the same in every theme. Lengths in px, times in ms; a pair gives the size on a page 360 px
 * wide and on one of 1280 px.
 */
export const scale = {
  space: { x1: 4, x2: 8, x3: 12, x4: 16, x5: 24, x6: 32, x7: 48, x8: 72 },
  radius: { cell: 2, badge: 3, control: 4, card: 6, full: 9999 },
  /**
   * Heights of controls: regular, small in a dense row, and the least that a finger presses; the padding above and below
   * the text of a row; side lengths of icons. `content` is the width of a page.
   */
  size: {
    target: 48,
    small: 40,
    finger: 44,
    row: 12,
    iconSmall: 16,
    icon: 20,
    iconLarge: 24,
    content: 1120,
  },
  /** Gutters at the sides of the content; the second value from 768 px on. */
  gutter: [16, 24],
  /** Height of the sticky header; the second value from 1024 px on. */
  header: [60, 72],
  sectionPadding: [24, 72],
  text: {
    caption: [14, 14],
    small: [15, 15],
    body: [17, 17],
    lead: [19, 19],
    h4: [18, 19],
    h3: [20, 24],
    h2: [25, 34],
    h1: [32, 44],
    display: [37, 60],
  },
  /** Devanagari is set a little larger next to Latin of the same size. */
  textHindi: {
    caption: [15, 15],
    small: [16, 16],
    body: [18, 18],
    lead: [20, 20],
    h4: [20, 20],
  },
  /**
   * What `data-density="compact"` changes where the pointer is fine: each step of space is the one below it, and a row of a
   * table is 28 px high (its text × `lineHeight.label` + 2 × `row` + its line).
   */
  compact: {
    space: { x1: 2, x2: 4, x3: 8, x4: 12, x5: 16, x6: 24, x7: 32, x8: 48 },
    size: { target: 32, small: 28, row: 3 },
    text: { caption: [13, 13], small: [14, 14], body: [15, 15], lead: [16, 16] },
    textHindi: { caption: [14, 14], small: [15, 15], body: [16, 16], lead: [17, 17] },
  },
  weight: { regular: 400, strong: 600 },
  lineHeight: { display: 1.1, heading: 1.2, title: 1.3, label: 1.4, text: 1.5, prose: 1.6 },
  motion: { state: 150, panel: 240, fade: 1000 },
  ease: [0.2, 0, 0.2, 1],
  layer: { header: 100, picker: 200, popover: 300, dialog: 400 },
} as const;

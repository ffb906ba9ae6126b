import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The contract: custom properties that every theme sets and every component reads. It has no values, so that editing a
 * theme never rebuilds a component. Names become CSS custom properties with the prefix `--jyoti-`, e.g.
 * `--jyoti-color-on-primary`.
 */
const shape = {
  color: {
    /** The page itself. */
    background: '',
    /** Cards, folios, table bodies. */
    surface: '',
    /** Dialogs, menus, the sticky header on scroll. */
    raised: '',
    text: '',
    textMuted: '',
    /** Hairlines that divide; no contrast duty. */
    border: '',
    /** Borders of controls: at least 3:1 on every background. */
    control: '',
    /** Brass: ticks, links, actions, selected states. Never plain decoration. */
    primary: '',
    /** Brand-coloured fills, the background of `onPrimary`: buttons, chosen days. Primary in most themes. */
    primaryFill: '',
    onPrimary: '',
    /** A soft wash of primary: selected chip, lagna house. */
    primarySoft: '',
    secondary: '',
    accent: '',
    focus: '',
    success: '',
    successSoft: '',
    warning: '',
    warningSoft: '',
    danger: '',
    dangerSoft: '',
    info: '',
    infoSoft: '',
    /** Behind a dialog. */
    scrim: '',
    /** Three stepped tones of the sky, from the page outwards. */
    sky1: '',
    sky2: '',
    sky3: '',
    /** Three bands of dawn at the horizon. */
    dawn1: '',
    dawn2: '',
    dawn3: '',
  },
  astro: {
    sun: '',
    moon: '',
    mars: '',
    mercury: '',
    jupiter: '',
    venus: '',
    saturn: '',
    rahu: '',
    ketu: '',
    fire: '',
    earth: '',
    air: '',
    water: '',
    auspicious: '',
    neutral: '',
    inauspicious: '',
    chartLine: '',
    chartLagna: '',
  },
  font: {
    heading: '',
    headingWeight: '',
    body: '',
  },
  image: {
    /** A tile that repeats along the inline axis: the woven edge of the page, 24 px tall in every theme. */
    edge: '',
    /** A `background-size`. */
    edgeSize: '',
    /** A tile that repeats along the inline axis at the bottom of hero and empty pages; `none` in some themes. */
    backdrop: '',
    /** A `background-size`. */
    backdropSize: '',
  },
  /** Same in all themes, set once in base.css; a product may override. */
  space: { x1: '', x2: '', x3: '', x4: '', x5: '', x6: '', x7: '', x8: '' },
  radius: { cell: '', badge: '', control: '', card: '', full: '' },
  size: {
    /** Height of a control: button, field, select, tab. */
    target: '',
    /** Height of a small one; `finger` where a finger presses it. */
    small: '',
    /** The least height of what a finger presses. */
    finger: '',
    /** Padding above and below the text of a row of a table or list. */
    row: '',
    /** Side length of an icon beside small text, beside text, and alone. */
    iconSmall: '',
    icon: '',
    iconLarge: '',
    measure: '',
    content: '',
    gutter: '',
    sectionPadding: '',
    /** Height of the sticky header, its hairline included. */
    header: '',
  },
  text: {
    caption: '',
    small: '',
    body: '',
    lead: '',
    h4: '',
    h3: '',
    h2: '',
    h1: '',
    display: '',
  },
  /** Weights of the body font; the heading font has its own, `font.headingWeight`. */
  weight: { regular: '', strong: '' },
  lineHeight: {
    /** The largest headings and figures. */
    display: '',
    /** Headings of a page. */
    heading: '',
    /** Titles inside a component. */
    title: '',
    /** Labels, words in a control, cells of a table. */
    label: '',
    /** A few sentences. */
    text: '',
    /** Running text. */
    prose: '',
  },
  /** Looks of a control. They follow the colours above, set once in base.css; a product may override. */
  state: {
    /** Wash under a resting pointer. */
    hover: '',
    /** Background of a hovered filled control. */
    hoverFilled: '',
    /** Tint of a pressed or selected control. */
    pressed: '',
    /** Words and icons of a disabled control. */
    disabled: '',
    /** Border of a disabled control, dashed. */
    disabledBorder: '',
  },
  motion: { state: '', panel: '', fade: '', ease: '' },
  layer: { header: '', picker: '', popover: '', dialog: '' },
};

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const vars = createGlobalThemeContract(
  shape,
  (_value, path) => `jyoti-${path.map(kebab).join('-')}`,
);

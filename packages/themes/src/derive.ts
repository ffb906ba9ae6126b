import { hexOf, lighten, lowestContrast, mix, oklchOf, readableOver, type Hex } from './color.ts';
import type { AstroColors, Colors, CompleteInput, ElementRole, GrahaRole } from './theme-types.ts';
import { TEXT_FLOOR } from './pairs.ts';

/** Margin above the WCAG minimums (4.5 and 3), so that rounding to hex never falls below them. */
const TEXT = 4.55;
const GRAPHIC = 3.1;

type Signal = GrahaRole | ElementRole | 'success' | 'warning' | 'danger';

/** Where grahas, elements and states start from; each moves in lightness only, until it can be read. */
const SIGNALS: Readonly<Record<'dark' | 'light', Readonly<Record<Signal, Hex>>>> = {
  dark: {
    sun: '#F28C5C',
    moon: '#D0E1ED',
    mars: '#F17070',
    mercury: '#76C788',
    jupiter: '#EFC558',
    venus: '#F6B3D8',
    saturn: '#87A2EA',
    rahu: '#B8977C',
    ketu: '#B1BCA8',
    fire: '#F7806A',
    earth: '#D3A96F',
    air: '#7ACAE9',
    water: '#7DCECE',
    success: '#79CD91',
    warning: '#F9BA5F',
    danger: '#FB817C',
  },
  light: {
    sun: '#AB4B16',
    moon: '#576570',
    mars: '#A82C34',
    mercury: '#1D7339',
    jupiter: '#826400',
    venus: '#8D5375',
    saturn: '#334889',
    rahu: '#6E5137',
    ketu: '#525C4A',
    fire: '#AE3F2C',
    earth: '#7B5518',
    air: '#036884',
    water: '#016869',
    success: '#036A34',
    warning: '#7E5400',
    danger: '#9E2C2E',
  },
};

/** Lightness added to the background, and the share of its chroma that stays. */
const STEPS = {
  dark: { surface: 0.043, raised: 0.091, border: 0.17, soft: 0.075, softChroma: 0.055, sky: 0.04 },
  light: {
    surface: 0.03,
    raised: 0.055,
    border: -0.085,
    soft: -0.05,
    softChroma: 0.034,
    sky: -0.026,
  },
} as const;

const DAWN = { dark: [0.34, 0.6], light: [0.16, 0.3] } as const;

interface SoftInput {
  readonly role: Hex;
  /** Everything that is written on the fill. */
  readonly texts: readonly Hex[];
  readonly surface: Hex;
  readonly scheme: 'dark' | 'light';
}

/**
 * A quiet wash of a role: the surface's lightness moved away from it, the role's hue, little chroma; moved back
 * towards the surface until every text on it reaches 4.5.
 */
function softFill({ role, texts, surface, scheme }: SoftInput): Hex {
  const { soft, softChroma } = STEPS[scheme];
  const { hue, chroma } = oklchOf(role);
  const { lightness } = oklchOf(surface);
  const shares = Array.from({ length: 21 }, (_, index) => 1 - index / 20);
  const fills = shares.map((share) =>
    hexOf({ lightness: lightness + soft * share, chroma: Math.min(chroma, softChroma), hue }),
  );
  const readable = fills.find((fill) =>
    texts.every((text) => lowestContrast(text, [fill]) >= TEXT),
  );
  return readable ?? surface;
}

function mutedOf({ scheme, colors }: CompleteInput, grounds: readonly Hex[]): Hex {
  const quiet = mix(colors.background, colors.text, scheme === 'dark' ? 0.7 : 0.75);
  return readableOver(quiet, grounds, TEXT, scheme === 'dark' ? 1 : -1);
}

function focusOf({ scheme, colors }: CompleteInput, grounds: readonly Hex[]): Hex {
  const opposite = {
    lightness: scheme === 'dark' ? 0.86 : 0.45,
    chroma: 0.13,
    hue: (oklchOf(colors.primary).hue + 180) % 360,
  };
  return readableOver(hexOf(opposite), grounds, GRAPHIC, scheme === 'dark' ? 1 : -1);
}

/** Warm ink or white, whichever reads better on a fill; black on the few middle tones where neither does. */
function onColor(fill: Hex): Hex {
  const [best] = (['#1A1208', '#FFFFFF', '#000000'] as const)
    .toSorted((one, other) => lowestContrast(other, [fill]) - lowestContrast(one, [fill]))
    .filter((ink) => ink !== '#000000' || needsBlack(fill));
  return best ?? '#FFFFFF';
}

const needsBlack = (fill: Hex) =>
  lowestContrast('#1A1208', [fill]) < TEXT_FLOOR && lowestContrast('#FFFFFF', [fill]) < TEXT_FLOOR;

/** A brand colour as text: itself if readable, else its first readable tone away from the backgrounds. */
function readableTone(color: Hex, grounds: readonly Hex[], away: 1 | -1): Hex {
  return lowestContrast(color, grounds) >= TEXT_FLOOR
    ? color
    : readableOver(color, grounds, TEXT, away);
}

/** Derives every colour role that the input does not set. */
export function deriveColors(input: CompleteInput): Colors {
  const { scheme, colors, roles } = input;
  const step = STEPS[scheme];
  const away = scheme === 'dark' ? 1 : -1;
  const { background } = colors;
  const surface = roles.surface ?? lighten(background, step.surface);
  const raised = roles.raised ?? lighten(background, step.raised);
  const grounds = [background, surface, raised];
  const primary = roles.primary ?? readableTone(colors.primary, grounds, away);
  const primaryFill = roles.primaryFill ?? colors.primary;
  const signal = (name: Signal) => readableOver(SIGNALS[scheme][name], grounds, TEXT + 0.05, away);
  const soft = (role: Hex) =>
    input.well ?? softFill({ role, texts: [role, colors.text], surface, scheme });

  const success = roles.success ?? signal('success');
  const warning = roles.warning ?? signal('warning');
  const danger = roles.danger ?? signal('danger');
  const info = roles.info ?? signal('air');
  const [firstDawn, secondDawn] = DAWN[scheme];

  return {
    background,
    text: colors.text,
    primary,
    primaryFill,
    secondary: roles.secondary ?? readableTone(colors.secondary, grounds, away),
    accent: roles.accent ?? readableTone(colors.accent, grounds, away),
    surface,
    raised,
    textMuted: roles.textMuted ?? mutedOf(input, grounds),
    border: roles.border ?? lighten(background, step.border),
    control:
      roles.control ??
      readableOver(lighten(background, step.border * 2), grounds, GRAPHIC + 0.1, away),
    onPrimary: roles.onPrimary ?? onColor(primaryFill),
    primarySoft: roles.primarySoft ?? soft(primary),
    focus: roles.focus ?? focusOf(input, grounds),
    success,
    successSoft: roles.successSoft ?? soft(success),
    warning,
    warningSoft: roles.warningSoft ?? soft(warning),
    danger,
    dangerSoft: roles.dangerSoft ?? soft(danger),
    info,
    infoSoft: roles.infoSoft ?? soft(info),
    sky1: roles.sky1 ?? lighten(background, step.sky),
    sky2: roles.sky2 ?? lighten(background, step.sky * 2),
    sky3: roles.sky3 ?? lighten(background, step.sky * 3),
    dawn1: roles.dawn1 ?? mix(background, colors.accent, firstDawn),
    dawn2: roles.dawn2 ?? mix(background, colors.accent, secondDawn),
    dawn3: roles.dawn3 ?? mix(colors.primary, colors.accent, 0.5),
  };
}

/** Derives every astrological role that the input does not set. */
export function deriveAstro(input: CompleteInput, color: Colors): AstroColors {
  const { scheme, astro } = input;
  const grounds = [color.background, color.surface, color.raised];
  const away = scheme === 'dark' ? 1 : -1;
  const signal = (name: GrahaRole | ElementRole) =>
    astro[name] ?? readableOver(SIGNALS[scheme][name], grounds, TEXT, away);
  const grahas = {
    sun: signal('sun'),
    moon: signal('moon'),
    mars: signal('mars'),
    mercury: signal('mercury'),
    jupiter: signal('jupiter'),
    venus: signal('venus'),
    saturn: signal('saturn'),
    rahu: signal('rahu'),
    ketu: signal('ketu'),
  };
  return {
    ...grahas,
    fire: signal('fire'),
    earth: signal('earth'),
    air: signal('air'),
    water: signal('water'),
    auspicious: astro.auspicious ?? color.success,
    neutral: astro.neutral ?? color.warning,
    inauspicious: astro.inauspicious ?? color.danger,
    chartLine: astro.chartLine ?? color.secondary,
    // Grahas appear in the lagna house as text, so its tint gives way until all nine can be read there.
    chartLagna:
      astro.chartLagna ??
      input.well ??
      softFill({
        role: color.primary,
        texts: [...Object.values(grahas), color.text, color.primary],
        surface: color.surface,
        scheme,
      }),
  };
}

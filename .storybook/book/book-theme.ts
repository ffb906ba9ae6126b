import { kitTheme } from '@jyoti/themes';
import { create } from 'storybook/theming/create';

/** Logo and name, as HTML: the manager cannot render components of the kit. */
const brand = (ink: string, mark: string, sun: string) => `
  <svg viewBox="0 0 32 32" width="28" height="28" fill="none" stroke="${mark}" stroke-width="1.8"
    stroke-linejoin="round" stroke-linecap="round" aria-hidden="true" style="vertical-align: -6px">
    <circle cx="16" cy="2.9" r="2.1" fill="${sun}" stroke="none" />
    <path d="M16 8 10.6 27H16z" /><path d="M16 8v19h5.4z" fill="${mark}" />
    <path d="M2.8 27a13.2 13.2 0 0 1 9-12.5M29.2 27a13.2 13.2 0 0 0-9-12.5" />
    <path d="m7.6 16.9-1.5-1.8m-1.2 5-2-1.2m21.5-2 1.5-1.8m1.2 5 2-1.2" stroke-width="1.5" />
    <path d="M1.4 30.2h29.2" />
  </svg>
  <span style="font: 400 22px/1.2 'Tiro Devanagari Hindi', Georgia, serif; color: ${ink}; margin-inline-start: 6px">Jyoti</span>
  <span style="font-size: 13px; color: ${ink}; opacity: 0.8; margin-inline-start: 2px">design system</span>`;

/** Storybook's own controls in the colours of a theme of the kit. */
export function bookTheme(id: string) {
  const { scheme, color } = kitTheme(id);
  return create({
    base: scheme,
    brandTitle: brand(color.text, color.primary, color.accent),
    brandUrl: './?path=/docs/getting-started-welcome--guide',
    brandTarget: '_self',
    fontBase: "'Mukta', 'Mukta fallback', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: color.primary,
    // Storybook's text on it is white, and brass itself has too little contrast.
    colorSecondary: scheme === 'dark' ? '#8A6420' : color.primary,
    appBg: color.background,
    appContentBg: color.surface,
    appPreviewBg: color.background,
    appHoverBg: color.primarySoft,
    appBorderColor: color.border,
    appBorderRadius: 4,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.onPrimary,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    buttonBg: color.raised,
    buttonBorder: color.control,
    booleanBg: color.background,
    booleanSelectedBg: color.primarySoft,
    inputBg: color.raised,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: 4,
  });
}

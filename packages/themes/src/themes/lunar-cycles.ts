import type { Hex } from '../color.ts';
import { tithiStrip } from '../drawings/backdrops.ts';
import { tithiDiscs } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput, ThemeVariant } from '../theme-types.ts';
import { lunarCyclesCard } from './cards.ts';

function step(value: string, background: Hex, surface: Hex, raised: Hex): ThemeVariant {
  return { value, colors: { background }, roles: { surface, raised } };
}

export const lunarCycles: ThemeInput = {
  ...lunarCyclesCard,
  fonts: { ...HEADINGS.tiro, body: BODY },
  roles: {
    surface: '#E3EAEF',
    raised: '#F3F7F9',
    textMuted: '#3E4E63',
    border: '#B4C1CC',
    control: '#5E7182',
    focus: '#7C2F82',
    success: '#00622F',
    warning: '#744D00',
  },
  astro: {
    sun: '#953B00',
    moon: '#4B5964',
    mars: '#A32630',
    mercury: '#04642C',
    jupiter: '#6C5300',
    venus: '#7D4466',
    ketu: '#505948',
    fire: '#9F301E',
    earth: '#755010',
    air: '#005F79',
    water: '#006161',
  },
  edge: tithiDiscs,
  backdrop: tithiStrip,
  variants: {
    attribute: 'moon',
    // New, half and full are set; crescent and gibbous lie half way between in OKLab.
    values: [
      step('new', '#C3CED8', '#D3DCE4', '#E3EAEF'),
      step('crescent', '#CBD5DE', '#DBE3E9', '#EBF1F4'),
      step('half', '#D3DCE4', '#E3EAEF', '#F3F7F9'),
      step('gibbous', '#DEE5EB', '#ECF1F5', '#F9FBFC'),
      step('full', '#E9EFF3', '#F6F9FB', '#FFFFFF'),
    ],
  },
};

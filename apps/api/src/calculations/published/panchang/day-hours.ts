import {
  GRAHA_CORRESPONDENCES,
  muhurtaOfDay,
  type Choghadiya,
  type DayPanchang,
  type Hora,
  type TimeSpan,
} from '@jyoti/jyotish';
import { choghadiyaMarkMeaning, choghadiyaMeaning, horaBenefits } from '@jyoti/readings';
import type {
  ChoghadiyaRow,
  ChoghadiyaType,
  HoraRow,
  MuhuratName,
  Panchang,
} from '@jyoti/contract';
import { spanOf } from '../../requests/instants.ts';
import { grahaName, titleCase } from '../wire-names.ts';
import type { TextRenderer } from '../text-renderer.ts';

function horaRow(hora: Hora, renderer: TextRenderer): HoraRow {
  return {
    ...spanOf(hora),
    hora: grahaName(hora.lord),
    half: hora.half,
    lucky_gem: titleCase(GRAHA_CORRESPONDENCES[hora.lord].gem),
    benefits: renderer.textOf(horaBenefits(hora.lord, renderer.language)),
  };
}

function choghadiyaRow(part: Choghadiya, renderer: TextRenderer): ChoghadiyaRow {
  const { mark } = part;
  const { language } = renderer;
  return {
    ...spanOf(part),
    muhurat: titleCase(part.name) as MuhuratName,
    type: titleCase(part.quality) as ChoghadiyaType,
    meaning: renderer.textOf(choghadiyaMeaning(part.name, language)),
    mark,
    ...(mark === null
      ? {}
      : { mark_meaning: renderer.textOf(choghadiyaMarkMeaning(mark, language)) }),
  };
}

type Hours = Pick<
  Panchang,
  | 'rahukaal'
  | 'gulika'
  | 'yamakanta'
  | 'brahma_muhurta'
  | 'pratah_sandhya'
  | 'abhijit'
  | 'vijaya_muhurta'
  | 'godhuli'
  | 'sayahna_sandhya'
  | 'nishita'
  | 'dur_muhurta'
  | 'amrit_kaal'
  | 'varjyam'
  | 'bhadra'
  | 'panchaka'
  | 'ganda_moola'
  | 'hora'
  | 'choghadiya'
>;

const spanOrNull = (span: TimeSpan | null | undefined) => (span ? spanOf(span) : null);

/** The good and bad hours of a day. Those derived from sunrise and sunset are missing if there is none. */
export function dayHours(day: DayPanchang, renderer: TextRenderer): Hours {
  const choghadiyas = (eighths: readonly Choghadiya[] = []) =>
    eighths.map((part) => choghadiyaRow(part, renderer));
  const { parts, amritKaals, varjyams, bhadra, panchaka, gandaMoola } = muhurtaOfDay(day);
  return {
    rahukaal: spanOrNull(parts?.rahuKaal),
    gulika: spanOrNull(parts?.gulika),
    yamakanta: spanOrNull(parts?.yamaganda),
    brahma_muhurta: spanOrNull(parts?.brahmaMuhurta),
    pratah_sandhya: spanOrNull(parts?.pratahSandhya),
    // On a Wednesday it is itself a dur muhurta, and almanacs print none.
    abhijit: parts && !parts.abhijit.avoided ? spanOf(parts.abhijit) : null,
    vijaya_muhurta: spanOrNull(parts?.vijayaMuhurta),
    godhuli: spanOrNull(parts?.godhuli),
    sayahna_sandhya: spanOrNull(parts?.sayahnaSandhya),
    nishita: spanOrNull(parts?.nishita),
    dur_muhurta: (parts?.durMuhurtas ?? []).map(spanOf),
    amrit_kaal: amritKaals.map(spanOf),
    varjyam: varjyams.map(spanOf),
    bhadra: bhadra.map(spanOf),
    panchaka: spanOrNull(panchaka),
    ganda_moola: gandaMoola.map(spanOf),
    hora: (parts?.horas ?? []).map((hora) => horaRow(hora, renderer)),
    choghadiya: {
      day: choghadiyas(parts?.choghadiyas.day),
      night: choghadiyas(parts?.choghadiyas.night),
    },
  };
}

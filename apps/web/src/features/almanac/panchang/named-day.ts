import type { HoraRow, Panchang, PanchangLimbs, PanchangMonth } from '@jyoti/contract';
import type { Names } from '@jyoti/reports/format';
import type { DayAndMonth } from './use-panchang.ts';

type Masa = Panchang['advanced_details']['masa'];

/** The limbs at an instant with their names in the language of the page. */
function namedLimbs({ tithi, nakshatra, yoga, karana }: PanchangLimbs, names: Names) {
  return {
    tithi: namedTithi(tithi, names),
    nakshatra: namedNakshatra(nakshatra, names),
    yoga: { ...yoga, name: names.term(yoga.name) },
    karana: namedKarana(karana, names),
  };
}

const namedTithi = (tithi: PanchangLimbs['tithi'], { term }: Names) => ({
  ...tithi,
  name: term(tithi.name),
  type: term(tithi.type, 'tithiKinds'),
  diety: term(tithi.diety, 'deities'),
});

const namedNakshatra = (nakshatra: PanchangLimbs['nakshatra'], { term }: Names) => ({
  ...nakshatra,
  name: term(nakshatra.name),
  diety: term(nakshatra.diety, 'deities'),
});

const namedKarana = (karana: PanchangLimbs['karana'], { term }: Names) => ({
  ...karana,
  name: term(karana.name),
  diety: term(karana.diety, 'deities'),
});

const namedMasa = (masa: Masa, { term }: Names) => ({
  ...masa,
  amanta: term(masa.amanta, 'lunarMonths'),
  purnimanta: term(masa.purnimanta, 'lunarMonths'),
});

const namedHora = (hora: HoraRow, { term }: Names) => ({
  ...hora,
  lucky_gem: term(hora.lucky_gem),
});

function namedPanchang(day: Panchang, names: Names): Panchang {
  const { term } = names;
  const { advanced_details: more } = day;
  return {
    ...day,
    ...namedLimbs(day, names),
    day: { ...day.day, name: term(day.day.name) },
    tithis: day.tithis.map((tithi) => namedTithi(tithi, names)),
    nakshatras: day.nakshatras.map((nakshatra) => namedNakshatra(nakshatra, names)),
    yogas: day.yogas.map((yoga) => ({ ...yoga, name: term(yoga.name) })),
    karanas: day.karanas.map((karana) => namedKarana(karana, names)),
    hora: day.hora.map((hora) => namedHora(hora, names)),
    advanced_details: {
      ...more,
      masa: namedMasa(more.masa, names),
      vikram_samvatsara: term(more.vikram_samvatsara),
      jupiter_samvatsara: {
        ...more.jupiter_samvatsara,
        name: term(more.jupiter_samvatsara.name),
      },
      samvatsara: term(more.samvatsara),
      gujarati_samvatsara: term(more.gujarati_samvatsara),
      ritu: term(more.ritu),
      drik_ritu: term(more.drik_ritu),
      ayana: term(more.ayana),
      drik_ayana: term(more.drik_ayana),
    },
  };
}

const namedMonth = (month: PanchangMonth, names: Names): PanchangMonth => ({
  ...month,
  days: month.days.map((day) => ({
    ...day,
    ...namedLimbs(day, names),
    day: { ...day.day, name: names.term(day.day.name) },
    masa: namedMasa(day.masa, names),
  })),
});

/** A day and its month with names in the language of the page; the API's are in English. */
export const namedDay = ({ day, month }: DayAndMonth, names: Names): DayAndMonth => ({
  day: namedPanchang(day, names),
  month: namedMonth(month, names),
});

import { castChart, matchCharts, panchangOfDay, vimshottari } from '@jyoti/jyotish';

const birth = {
  date: '1990-05-14',
  time: '06:30:00',
  timeZone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};

/**
 * Figures of a chart, a match and a day, with all digits, to compare the engine between runtimes.
 */
export function figures(): string {
  const chart = castChart(birth);
  const other = castChart({ ...birth, date: '1992-11-03', time: '21:05:10' });
  return JSON.stringify({
    chart: chart.grahas,
    ascendant: chart.ascendant,
    dashas: vimshottari(chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays),
    match: matchCharts({ boy: chart, girl: other }),
    day: panchangOfDay('2026-11-21', birth, birth.timeZone),
  });
}

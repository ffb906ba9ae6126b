import type { PdfCalendar, PdfCalendarDay } from './document.ts';
import { drawMoon } from './moon.ts';
import { WIDTH, type Look, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

const DAYS = 7;
const CELL = WIDTH / DAYS;
const PAD = 5;
const HEAD = 18;
const NUMBER = 24;
/** A week fills its share of the page, to leave space for notes, up to this height. */
const MOST = 108;
/** Space left below the last week. */
const BELOW = 56;

const looks = {
  weekday: { font: 'bold', size: 8.5 },
  day: { font: 'heading', size: 17 },
  line: { font: 'text', size: 7, lineHeight: 1.3, ink: 'quiet' },
  event: { font: 'bold', size: 7, lineHeight: 1.25 },
} as const satisfies Record<string, Look>;

const inCell = (look: Look, column: number): Look => ({
  ...look,
  indent: column * CELL + PAD,
  width: CELL - 2 * PAD,
});

const corners = (x: number, y: number, height: number) =>
  [
    [x, y],
    [x + CELL, y],
    [x + CELL, y + height],
    [x, y + height],
  ] as const;

function heightOf(pages: Pages, { lines, events }: PdfCalendarDay): number {
  const of = (texts: readonly string[], look: Look) =>
    texts.reduce((sum, text) => sum + pages.heightOf(text, inCell(look, 0)), 0);
  return NUMBER + of(lines, looks.line) + of(events, looks.event) + PAD + 2;
}

function drawDay(pages: Pages, row: Element, day: PdfCalendarDay, column: number): void {
  const top = pages.y;
  pages.as(row.add('TD'), () => {
    pages.label(day.day, { ...looks.day, x: column * CELL + PAD, base: top + 18 });
    pages.y = top + NUMBER;
    for (const line of day.lines) pages.text(line, inCell(looks.line, column));
    pages.y += 2;
    for (const event of day.events) pages.text(event, inCell(looks.event, column));
  });
  if (day.moon) {
    const x = (column + 1) * CELL - PAD - 6;
    const lit = day.moon === 'full' ? 1 : 0;
    pages.as(null, () => drawMoon(pages, { x, y: top + 12, radius: 6, lit, waxing: true }));
  }
  pages.y = top;
}

/** Renders a month as rows of cells. A week is never split. */
export function drawCalendar(
  pages: Pages,
  parent: Element,
  { caption, weekdays, offset, days }: PdfCalendar,
): void {
  const element = parent.add('Table', caption);
  const drawHead = (row: Element | null) => {
    for (const [column, name] of weekdays.entries()) {
      const x = column * CELL + CELL / 2;
      pages.as(row && row.add('TH'), () =>
        pages.label(name, { ...looks.weekday, x, base: pages.y + 11, align: 'middle' }),
      );
    }
    pages.y += HEAD;
  };
  const cells = [...Array.from({ length: offset }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS) }, (_, week) =>
    cells.slice(week * DAYS, (week + 1) * DAYS),
  );
  drawHead(element.add('TR'));
  const least = Math.min(MOST, (pages.room - BELOW) / weeks.length);
  for (const week of weeks) {
    const height = Math.max(least, ...week.map((day) => (day ? heightOf(pages, day) : 0)));
    if (pages.keep(height)) drawHead(null);
    const top = pages.y;
    const row = element.add('TR');
    for (const [column, day] of week.entries()) {
      if (!day) {
        row.add('TD');
        continue;
      }
      pages.as(null, () =>
        pages.outline(
          corners(column * CELL, top, height),
          day.marked ? 'tint' : null,
          'brass',
          0.6,
        ),
      );
      drawDay(pages, row, day, column);
    }
    pages.y = top + height;
  }
  pages.y += 12;
}

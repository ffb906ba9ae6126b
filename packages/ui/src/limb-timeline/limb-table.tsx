import { useStrings } from '../i18n/index.ts';
import { facts } from '../shared/drawing/ruled-drawing.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import type { DayView } from './day-view.ts';
import { limbNames } from '../messages.generated/en/components/limbNames.ts';
import { limbTimelineStrings } from '../messages.generated/en/components/LimbTimeline.ts';

/** The facts of the drawing as a table: limbs, windows, and events. */
export function LimbTable({ title, view }: { title: string; view: DayView }) {
  const strings = useStrings(limbTimelineStrings);
  const names = useStrings(limbNames);
  const rows = [
    ...view.limbs.map(({ limb, name, start, end, isRunning }) => ({
      kind: names[limb],
      name,
      time: view.words.span(start, end),
      isRunning,
    })),
    ...view.windows.map(({ quality, name, start, end, isRunning }) => ({
      kind: strings[quality],
      name,
      time: view.words.span(start, end),
      isRunning,
    })),
    ...view.events.map(({ name, at }) => ({
      kind: strings.sunAndMoon,
      name,
      time: view.words.at(at),
      isRunning: false,
    })),
  ];
  return (
    <table className={facts}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.kind}</th>
          <th scope="col">{strings.name}</th>
          <th scope="col">{strings.time}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, time, isRunning }) => (
          <tr key={`${kind} ${name} ${time}`} aria-current={isRunning ? 'time' : undefined}>
            <td>{kind}</td>
            <th scope="row">{name}</th>
            <td>
              {time}
              {isRunning && `, ${strings.running}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

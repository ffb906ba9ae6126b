import { useStrings } from '../i18n/index.ts';
import { tithiScaleStrings } from '../messages.generated/en/components/TithiScale.ts';
import { angleText } from '../num/index.ts';
import { facts } from '../shared/drawing/ruled-drawing.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { percentOf, TITHI, type RunningTithi } from './tithi-arc.logic.ts';
import { tithiName, tithiNames } from './tithi-name.ts';

interface TithiTableProps {
  title: string;
  running: RunningTithi;
  language: string | undefined;
}

/** The facts of the arc: thirty tithis with their elongations, and the current one. */
export function TithiTable({ title, running, language }: TithiTableProps) {
  const strings = useStrings(tithiScaleStrings, language);
  const names = useStrings(tithiNames, language);
  const degrees = (value: number) => angleText(value, { precision: 'degree' });
  return (
    <table className={facts}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          <th scope="col">{strings.tithi}</th>
          <th scope="col">{strings.paksha}</th>
          <th scope="col">{strings.elongation}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 30 }, (_, index) => index + 1).map((tithi) => {
          const isRunning = tithi === running.tithi;
          return (
            <tr key={tithi} aria-current={isRunning || undefined}>
              <td>{tithi}</td>
              <th scope="row">
                {tithiName(tithi, names)}
                {isRunning &&
                  `, ${strings.running}, ${strings.gone({ percent: percentOf(running.gone) })}`}
              </th>
              <td>{tithi <= 15 ? strings.shuklaPaksha : strings.krishnaPaksha}</td>
              <td>
                {degrees((tithi - 1) * TITHI)}–{degrees(tithi * TITHI)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

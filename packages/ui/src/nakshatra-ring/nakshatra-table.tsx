import { grahaNames, nakshatraNames, type GrahaId } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { facts } from '../shared/drawing/ruled-drawing.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { nakshatraRingStrings } from '../messages.generated/en/components/NakshatraRing.ts';

/** A graha in a nakshatra; with the pada if known. */
export interface Standing {
  graha: GrahaId;
  nakshatra: number;
  pada: number | undefined;
}

/** The facts of the ring as a table of nakshatras. */
export function NakshatraTable({
  title,
  standings,
  language,
}: {
  title: string;
  standings: readonly Standing[];
  language: string | undefined;
}) {
  const strings = useStrings(nakshatraRingStrings, language);
  const names = useStrings(grahaNames, language);
  const saying = ({ graha, pada }: Standing) =>
    [names[graha], pada && strings.pada({ pada })].filter(Boolean).join(' ');
  return (
    <table className={facts}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          <th scope="col">{strings.nakshatra}</th>
          <th scope="col">{strings.grahas}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(useStrings(nakshatraNames, language)).map((name, index) => (
          <tr key={name}>
            <td>{index + 1}</td>
            <th scope="row">{name}</th>
            <td>
              {standings
                .filter(({ nakshatra }) => nakshatra === index + 1)
                .map(saying)
                .join(', ') || strings.nobody}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useEffect, useState } from 'react';
import { WCAG_CRITERIA } from '../wcag-criteria.ts';
import { byCriterion, checkedForAll, proofsIn, type Proof } from '../wcag-proofs.ts';

const ofComponents = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.test.tsx', '../../packages/ui/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);
/** These run for every component. */
const ofAll = import.meta.glob<string>(
  ['../../packages/ui/test/contract.tsx', '../../e2e/storybook/every-story.spec.ts'],
  { query: '?raw', import: 'default' },
);

/**
 * The WCAG 2.2 criteria that a component meets, read from the titles of the tests that prove them:
 * a row is listed only while a test has its tag.
 */
export function WcagTable({ component }: { component: string }) {
  const [proofs, setProofs] = useState<{ own: Proof[]; all: Proof[] }>({ own: [], all: [] });
  useEffect(() => {
    let isCurrent = true;
    const own = Object.entries(ofComponents)
      .filter(([path]) => path.includes(`/src/${component}/`))
      .map(([, load]) => load);
    const proofsOf = async (loads: readonly (() => Promise<string>)[]) =>
      (await Promise.all(loads.map((load) => load()))).flatMap(proofsIn);
    const read = async () => {
      const found = { own: await proofsOf(own), all: await proofsOf(Object.values(ofAll)) };
      if (isCurrent) setProofs(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [component]);

  return (
    <>
      <p>{checkedForAll(proofs.all)}</p>
      {proofs.own.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              <th scope="col">Proved by</th>
            </tr>
          </thead>
          <tbody>
            {byCriterion(proofs.own).map(([criterion, titles]) => (
              <tr key={criterion}>
                <th scope="row" style={{ textAlign: 'start', whiteSpace: 'nowrap' }}>
                  {criterion} {WCAG_CRITERIA[criterion]}
                </th>
                <td>{titles.join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

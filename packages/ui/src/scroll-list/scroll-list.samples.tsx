/** Forty rows, of which one is current. */
export const SampleRows = ({ current = 30 }: { current?: number }) => (
  <ol>
    {Array.from({ length: 40 }, (_, index) => (
      <li key={index} aria-current={index + 1 === current || undefined}>
        Antardasha {index + 1}
      </li>
    ))}
  </ol>
);

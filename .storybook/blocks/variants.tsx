import { Canvas, Description, useOf, type Of } from '@storybook/addon-docs/blocks';

/** "Several Lines", as Storybook makes it of an export, in sentence case. */
const sentenceCase = (name: string) =>
  /^[A-Z][a-z0-9]*(?: [A-Z][a-z0-9]*)*$/.test(name)
    ? name.charAt(0) + name.slice(1).toLowerCase()
    : name;

/** A story under its name, with its description. */
function Variant({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return (
    <section className="book-variant">
      <h4 id={`variant-${story.id.replace(/^.*--/, '')}`}>{sentenceCase(story.name)}</h4>
      <Description of={of} />
      <Canvas of={of} sourceState="none" />
    </section>
  );
}

/** Stories of a component one after another. */
export const Variants = ({ of }: { of: readonly Of[] }) =>
  of.map((one, index) => <Variant key={`story ${index + 1}`} of={one} />);

import { ClientSamples } from '../../../../samples/client.tsx';
import { serverSamples } from '../../../../samples/server.tsx';

/** Every component of the kit. */
export default function Every() {
  return (
    <>
      {Object.entries(serverSamples).map(([name, sample]) => (
        <section key={name} data-sample={name}>
          {sample}
        </section>
      ))}
      <ClientSamples />
    </>
  );
}

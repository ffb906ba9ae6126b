import { Heading } from '@jyoti/ui/layout';

export default function About() {
  return <Heading level={1}>About</Heading>;
}

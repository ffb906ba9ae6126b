import { Heading } from '../layout/index.ts';
import { Prose } from './index.ts';

export const SaysWhatIsInIt = () => (
  <Prose>
    <Heading level={4}>How to cancel a booking</Heading>
    <p>You can cancel free of charge until the day before. Open your profile and choose it.</p>
  </Prose>
);

export const PleaseNote = () => (
  <Prose>
    <Heading level={4}>Please note</Heading>
    <p>You can cancel free of charge until the day before. Open your profile and choose it.</p>
  </Prose>
);

export const Parts = () => (
  <Prose>
    <Heading level={3}>What a reading is based on</Heading>
    <p>A reading describes tendencies. The decision is always yours.</p>
    <ul>
      <li>The date, time and place of your birth.</li>
      <li>The settings, which every chart names.</li>
    </ul>
    <figure>
      <blockquote>
        <p>The stars incline, they do not compel.</p>
      </blockquote>
      <figcaption>An old saying</figcaption>
    </figure>
  </Prose>
);

import { clsx } from 'clsx';
import type { ReactNode, Ref, SVGAttributes } from 'react';
import { STAR } from '../shared/drawing/star.ts';
import * as styles from './icons.css.ts';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Width and height: px, or any CSS length. @default 20 */
  size?: number | string;
  ref?: Ref<SVGSVGElement>;
}

/** An icon accompanies text with the same meaning, so it is hidden from screen readers; a control has its own name. */
export type Icon = (props: IconProps) => ReactNode;

/** One path on a grid of 24 with the stroke of all drawings of the kit: 1.6, round. `solid` is filled as well. */
function icon(name: string, path: string, solid = false): Icon {
  const Svg: Icon = ({ size = 20, className, ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
      className={clsx(
        styles.icon,
        solid && styles.solid,
        rest.strokeWidth === undefined && styles.line,
        className,
      )}
    >
      <path d={path} />
    </svg>
  );
  return Object.assign(Svg, { displayName: name });
}

const CIRCLE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z';
const TRIANGLE = 'M12 4 21 19.5H3z';
const OCTAGON = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z';

export const ArrowLeftIcon = /* @__PURE__ */ icon('ArrowLeftIcon', 'M20 12H4m7-7-7 7 7 7');
export const ArrowRightIcon = /* @__PURE__ */ icon('ArrowRightIcon', 'M4 12h16m-7-7 7 7-7 7');
export const BellIcon = /* @__PURE__ */ icon(
  'BellIcon',
  'M5 17h14l-1.6-2.4V10a5.4 5.4 0 0 0-10.8 0v4.6zm5 0a2 2 0 0 0 4 0M12 4.6V3',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'CalendarIcon',
  'M4 5.5h16V20H4zM4 10h16M8 3v4m8-4v4',
);
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', 'm5 12.5 5 5L19.5 7');
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', 'm6 9 6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeftIcon', 'm15 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRightIcon', 'm9 6 6 6-6 6');
export const ChevronUpIcon = /* @__PURE__ */ icon('ChevronUpIcon', 'm6 15 6-6 6 6');
export const CircleCheckIcon = /* @__PURE__ */ icon(
  'CircleCheckIcon',
  `${CIRCLE}m-4 9.3 2.8 2.8L16 9.3`,
);
export const CircleIcon = /* @__PURE__ */ icon('CircleIcon', CIRCLE);
export const ClockIcon = /* @__PURE__ */ icon('ClockIcon', `${CIRCLE}m0 4v5.2l3.4 2`);
export const CopyIcon = /* @__PURE__ */ icon('CopyIcon', 'M9 9h11v11H9zM15 9V4H4v11h5');
export const DharmaWheelIcon = /* @__PURE__ */ icon(
  'DharmaWheelIcon',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M4.75 12a7.25 7.25 0 1 0 14.5 0a7.25 7.25 0 1 0-14.5 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 10L12 4.75M13.42 10.59L17.13 6.88M14 12L19.25 12M13.42 13.42L17.13 17.13M12 14L12 19.25M10.59 13.42L6.88 17.13M10 12L4.75 12M10.59 10.59L6.88 6.88M12 3L12 1.75M18.36 5.64L19.25 4.75M21 12L22.25 12M18.36 18.36L19.25 19.25M12 21L12 22.25M5.64 18.36L4.75 19.25M3 12L1.75 12M5.64 5.64L4.75 4.75',
);
export const DownloadIcon = /* @__PURE__ */ icon(
  'DownloadIcon',
  'M12 4v11m-5-4.6 5 4.6 5-4.6M4 20h16',
);
export const EllipsisIcon = /* @__PURE__ */ icon('EllipsisIcon', 'M4 12h2m5 0h2m5 0h2');
export const ExternalLinkIcon = /* @__PURE__ */ icon(
  'ExternalLinkIcon',
  'M13 4h7v7m0-7-9 9M9 6H4v14h14v-5',
);
export const EyeIcon = /* @__PURE__ */ icon(
  'EyeIcon',
  'M2.5 12C5 7.7 8.2 5.5 12 5.500s7 2.2 9.5 6.500c-2.5 4.3-5.7 6.5-9.5 6.500S5 16.3 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOffIcon',
  'M4 4l16 16M9.8 5.700c.7-.1 1.4-.2 2.2-.2 3.8 0 7 2.2 9.5 6.5-.8 1.4-1.7 2.5-2.7 3.500M6.3 7.600C4.9 8.7 3.6 10.2 2.5 12c2.5 4.3 5.7 6.5 9.5 6.5 1.7 0 3.3-.5 4.7-1.300M10 10a3 3 0 0 0 4.1 4.2',
);
export const ImageIcon = /* @__PURE__ */ icon(
  'ImageIcon',
  'M4 4.500h16v15H4zM4 16l4.5-4.500L13 16l3-3 4 4M15.5 8.500h0',
);
export const ImageOffIcon = /* @__PURE__ */ icon(
  'ImageOffIcon',
  'm3 3 18 18M8 4.500h12v12M4 7v12.500h13M4 16l4.5-4.500L13 16',
);
export const InfoIcon = /* @__PURE__ */ icon('InfoIcon', `${CIRCLE}m0 8v5.500m0-9h0`);
export const LanguagesIcon = /* @__PURE__ */ icon(
  'LanguagesIcon',
  'M3 6h11M8.5 3.500V6M12 6c-1 4-4 7-8 8.500M5.5 9c1 2.5 3.5 4.5 6.5 5.500M12 20.500l4.5-10 4.5 10m-7.6-3h6.2',
);
export const LinkIcon = /* @__PURE__ */ icon(
  'LinkIcon',
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.600a4 4 0 0 0-5.7-5.700L12 6.300M14 10a4 4 0 0 0-5.7 0l-3.6 3.600a4 4 0 0 0 5.7 5.700l1.6-1.6',
);
export const LogOutIcon = /* @__PURE__ */ icon(
  'LogOutIcon',
  'M10 4H4.500v16H10M9.5 12H20m-4.5-4.500L20 12l-4.5 4.5',
);
export const MapPinIcon = /* @__PURE__ */ icon(
  'MapPinIcon',
  'M12 21c-4.7-4.7-7-8.2-7-11a7 7 0 0 1 14 0c0 2.8-2.3 6.3-7 11zm0-13.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const MapPinCheckIcon = /* @__PURE__ */ icon(
  'MapPinCheckIcon',
  'M12 21c-4.7-4.7-7-8.2-7-11a7 7 0 0 1 14 0c0 2.8-2.3 6.3-7 11zM9 10l2.2 2.200L15.2 8',
);
export const MenuIcon = /* @__PURE__ */ icon('MenuIcon', 'M4 6.500h16M4 12h16M4 17.500h16');
export const MessageIcon = /* @__PURE__ */ icon('MessageIcon', 'M4 5h16v11h-8l-5 4v-4H4z');
export const MinusIcon = /* @__PURE__ */ icon('MinusIcon', 'M5 12h14');
export const MoonIcon = /* @__PURE__ */ icon(
  'MoonIcon',
  'M19.5 14.500A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10z',
);
export const OctagonAlertIcon = /* @__PURE__ */ icon(
  'OctagonAlertIcon',
  `${OCTAGON}M12 7.500v5.500m0 3.500h0`,
);
export const OmIcon = /* @__PURE__ */ icon(
  'OmIcon',
  'M4.5 8.75c.8-2.35 2.7-3.4 4.5-3.2 1.95 .2 3.15 1.6 2.9 3.3-.3 1.8-2 2.8-4.3 2.8 3.1-.15 5.25 1.25 5.35 3.65 .1 2.6-2.1 4.45-4.85 4.45-2.35 0-4.3-1.15-5.1-3.05M12.6 13.75c1.2-1.75 2.9-2.6 4.35-1.95 1.2 .5 1.1 2.1 2.3 2.35 1.15 .2 1.95-.85 1.75-2.05-.15-.9-.75-1.55-1.5-1.9M14.25 5.75c.4 1.95 1.7 3 3.35 3s2.85-1.05 3.15-2.8M17.55 4.05v.05',
);
export const OpenBookIcon = /* @__PURE__ */ icon(
  'OpenBookIcon',
  'M12 7c-2-1.6-5-2.2-9-2v13c4-.2 7 .4 9 2 2-1.6 5-2.2 9-2V5c-4-.2-7 .4-9 2ZM12 7v13M5.5 8.75c1.7 .05 3.1 .35 4.25 .9M5.5 11.75c1.7 .05 3.1 .35 4.25 .9M5.5 14.75c1.7 .05 3.1 .35 4.25 .9M18.5 8.75c-1.7 .05-3.1 .35-4.25 .9M18.5 11.75c-1.7 .05-3.1 .35-4.25 .9M18.5 14.75c-1.7 .05-3.1 .35-4.25 .9',
);
export const PauseIcon = /* @__PURE__ */ icon('PauseIcon', 'M8 5v14m8-14v14');
export const PencilIcon = /* @__PURE__ */ icon(
  'PencilIcon',
  'm4 20 1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5',
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'PhoneIcon',
  'M5 4h4l1.5 5-2.3 1.500a12 12 0 0 0 5.3 5.300L15 13.500l5 1.500v4a1.5 1.5 0 0 1-1.6 1.500A15.6 15.6 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
);
export const PlayIcon = /* @__PURE__ */ icon('PlayIcon', 'M7.5 5v14l11-7z');
export const PlusIcon = /* @__PURE__ */ icon('PlusIcon', 'M12 5v14M5 12h14');
export const PrinterIcon = /* @__PURE__ */ icon(
  'PrinterIcon',
  'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
);
export const RisingSunIcon = /* @__PURE__ */ icon(
  'RisingSunIcon',
  'M2 17h20M6 17a6 6 0 0 1 12 0M12 8.5V4.5M5.99 10.99 3.16 8.16M18.01 10.99l2.83-2.83M8.75 9.15l-1-2.4M15.25 9.15l1-2.4M5 19.5h14M8 22h8',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.7 11.200L20 20',
);
export const ShareIcon = /* @__PURE__ */ icon(
  'ShareIcon',
  'M12 15V4m-4.5 4L12 4l4.5 4M6 11.500H4.500V20h15v-8.500H18',
);
export const StarIcon = /* @__PURE__ */ icon('StarIcon', STAR);
export const StarFilledIcon = /* @__PURE__ */ icon('StarFilledIcon', STAR, true);
export const SunIcon = /* @__PURE__ */ icon(
  'SunIcon',
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4',
);
export const SunriseIcon = /* @__PURE__ */ icon(
  'SunriseIcon',
  'M3 17.5h18M6 21h12M7.5 17.5a4.5 4.5 0 0 1 9 0M12 9.5V4m-3 2.8L12 4l3 2.8M4.5 12l1.5 1.5m13.5-1.5L18 13.5',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'TrashIcon',
  'M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5m4-5v5',
);
export const TriangleAlertIcon = /* @__PURE__ */ icon(
  'TriangleAlertIcon',
  `${TRIANGLE}M12 10v4.500m0 2.500h0`,
);
export const UserIcon = /* @__PURE__ */ icon(
  'UserIcon',
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.500c.6-3.7 3.4-6 7.5-6s6.9 2.3 7.5 6',
);
export const UsersIcon = /* @__PURE__ */ icon(
  'UsersIcon',
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c.5-3.3 2.9-5.3 6.5-5.300s6 2 6.5 5.300M15.5 5.400a3.5 3.5 0 0 1 0 6.300m2.5 3.600c2 .7 3.2 2.3 3.5 4.7',
);
export const XIcon = /* @__PURE__ */ icon('XIcon', 'M6 6l12 12M18 6 6 18');

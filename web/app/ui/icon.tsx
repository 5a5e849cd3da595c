import { type ContentIcon, isContentIcon } from '@house/contract/content-icons'
import type { SVGProps } from 'react'

/** Hairline icons on a 24 px grid. */
const paths = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 9 19z',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  dealer: 'M4 20V9l8-5 8 5v11zM10 20v-6h4v6',
  chevron: 'M6 9l6 6 6-6',
  up: 'M12 20V5M6 10l6-6 6 6',
  left: 'M20 12H5M10 6l-6 6 6 6',
  right: 'M4 12h15M14 6l6 6-6 6',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  pin: 'M12 21c-4-5-7-8-7-11a7 7 0 0 1 14 0c0 3-3 6-7 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  alert: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5v5.5M12 16v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M10.5 8v5M8 10.5h5',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M8 10.5h5',
  insulation: 'M4 3v18M9 3v18M15 3v18M20 3v18M9 7h6M9 12h6M9 17h6',
  quiet: 'M4 10v4h3l5 4V6L7 10zM16 9l5 6M21 9l-5 6',
  rain: 'M7 13a4 4 0 0 1 .5-8 5 5 0 0 1 9.5 1 3.5 3.5 0 0 1 0 7zM8 16l-1.5 4M12.5 16L11 20M17 16l-1.5 4',
  lock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M12 14.5v2.5',
  dust: 'M3 8h9a2.5 2.5 0 1 0-2.5-2.5M3 12h14a2.5 2.5 0 1 1-2.5 2.5M3 16h7a2.5 2.5 0 1 1-2.5 2.5',
  care: 'M4 20l6-6M9 7a4 4 0 0 1 6-3l-2.5 2.5 2 2L17 6a4 4 0 0 1-5 5.5L9.5 14 8 12.5 10.5 10A4 4 0 0 1 9 7z',
  light:
    'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  slim: 'M4 3h16v18H4zM11.5 3v18M12.5 3v18',
  privacy: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM4 20L20 4',
  flexible: 'M4 20V4h6v16zM10 4l6 3v10l-6 3M16 7l4-2v14l-4-2',
  safety: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  finish: 'M4 14l10-10 6 6-10 10H4zM11 7l6 6',
  air: 'M4 3h16v18H4zM4 8h16M4 13h16M4 18h16',
  measure: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  heat: 'M12 3v10M9.5 14.5a3.5 3.5 0 1 0 5 0V5a2.5 2.5 0 0 0-5 0z',
  corner: 'M4 4h16v5H9v11H4zM4 4l5 5',
  undo: 'M8 5L4 9l4 4M4 9h9a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9h-9a5.5 5.5 0 0 0 0 11h3',
  night: 'M19 14.5A7.5 7.5 0 1 1 9.5 5a6 6 0 0 0 9.5 9.5z',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6',
  weight: 'M5 9h14l2 11H3zM12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  outside: 'M4 4h16v16H4zM4 15h16M9 4v11',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  linkedin: 'M4 9v11M4 4v1.5M9 20V9M9 13a4 4 0 0 1 8 0v7',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.5v.5',
  facebook: 'M14 21v-9M10 12h7M17 4h-1a2.5 2.5 0 0 0-2 2.5V12',
} as const satisfies Record<ContentIcon, string> & Record<string, string>

export type IconName = keyof typeof paths

export function Icon({ name, className = 'size-5', ...rest }: SVGProps<SVGSVGElement> & { name: IconName }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className={className}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** Content of another server may name icons that we do not have. */
export const isIcon = isContentIcon

import { contentIconPaths, isContentIcon } from '@house/contract/content-icons'
import type { SVGProps } from 'react'

/** Hairline icons on a 24 px grid. */
const paths = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M6 9l6 6 6-6',
  up: 'M12 20V5M6 10l6-6 6 6',
  left: 'M20 12H5M10 6l-6 6 6 6',
  right: 'M4 12h15M14 6l6 6-6 6',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M10.5 8v5M8 10.5h5',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M8 10.5h5',
  undo: 'M8 5L4 9l4 4M4 9h9a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9h-9a5.5 5.5 0 0 0 0 11h3',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  linkedin: 'M4 9v11M4 4v1.5M9 20V9M9 13a4 4 0 0 1 8 0v7',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.5v.5',
  facebook: 'M14 21v-9M10 12h7M17 4h-1a2.5 2.5 0 0 0-2 2.5V12',
  ...contentIconPaths,
} as const

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

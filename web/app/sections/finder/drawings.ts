import { contentIconPaths } from '@house/contract/content-icons'
import type { OpeningType, Problem, Room } from '@house/contract/products/attribute-options'

/** Hairline drawings of the answers, on a 24 px grid like the icons. */

export const roomDrawings: Record<Room, string> = {
  'living-room': 'M5 12V8h14v4M3 12h3v4h12v-4h3v7H3zM5 19v2M19 19v2',
  bedroom: 'M3 20V6M3 17h18v3M21 17v-4H3M6 13v-3h5v3',
  kitchen: 'M4 3v18h16V3zM4 9h16M8 6h2M14 6h2M8 13h8v5H8z',
  bathroom: 'M3 12h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4 0M7 19v2M17 19v2',
  balcony: 'M3 12h18M3 20h18M5 12v8M9.5 12v8M14.5 12v8M19 12v8M8 12V4h8v8',
  entrance: 'M5 21V3h14v18M3 21h18M15 12v1.5M9 6h6v3H9z',
  stairs: 'M3 20h4v-4h4v-4h4V8h4V4h2',
  roof: 'M3 12l9-8 9 8M6 10v10h12V10M9.5 12h5v4h-5z',
  office: 'M4 21V4h10v17M14 9h6v12M2 21h20M7 8h4M7 12h4M7 16h4M17 13v0M17 17v0',
}

export const problemDrawings: Record<Problem, string> = {
  noise: contentIconPaths.quiet,
  heat: contentIconPaths.heat,
  rain: contentIconPaths.rain,
  dust: contentIconPaths.dust,
  insects: 'M4 4h16v16H4zM8 4v16M12 4v16M16 4v16M4 8h16M4 12h16M4 16h16',
  'little-space': 'M4 3v18M20 3v18M7 12h10M10 9l-3 3 3 3M14 9l3 3-3 3',
  'child-safety': contentIconPaths.safety,
  security: contentIconPaths.lock,
  privacy: contentIconPaths.privacy,
  daylight: contentIconPaths.light,
  'fresh-air': contentIconPaths.air,
  cleaning: 'M14 3l7 7M17 7l-6 6M8 11l5 5-6 5H3v-4zM6 17l2 2',
  damp: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 15a3 3 0 0 0 3 3',
  'narrow-opening': 'M8 3h8v18H8zM2 12h4M4 10l2 2-2 2M22 12h-4M20 10l-2 2 2 2',
  'blocked-view': 'M3 4h18v16H3zM9 4v16M15 4v16M2 2l20 20',
  thresholds: 'M5 3v15M19 3v15M2 18h20M2 21h20M9 15h6',
  'changing-rooms': 'M3 4h18v16H3zM12 4v5M12 15v5M8 12h8M10 10l-2 2 2 2M14 10l2 2-2 2',
}

/** As on our elevations: the lines of a sash meet at its hinges, an arrow shows where it slides. */
export const openingDrawings: Record<OpeningType, string> = {
  fixed: 'M4 3h16v18H4zM12 9v6M9 12h6',
  hinged: 'M4 3h16v18H4zM20 3L4 12l16 9',
  'tilt-turn': 'M4 3h16v18H4zM20 3L4 12l16 9M4 21l8-18 8 18',
  'top-hung': 'M4 3h16v18H4zM4 21l8-18 8 18',
  sliding: 'M3 3h18v18H3zM12 3v18M5 12h5M8 10l2 2-2 2M19 12h-5M16 10l-2 2 2 2',
  'vertical-sliding': 'M4 3h16v18H4zM4 12h16M12 19v-5M10 16l2-2 2 2',
  folding: 'M3 3h18v18H3zM9 3v18M15 3v18M3 3l6 9-6 9M15 3l-6 9 6 9M21 3l-6 9 6 9',
  pivot: 'M4 3h16v18H4zM12 3v18M12 3l8 9-8 9M12 3l-8 9 8 9',
  louvre: 'M4 3h16v18H4zM4 7h16M4 11h16M4 15h16M4 19h16',
}

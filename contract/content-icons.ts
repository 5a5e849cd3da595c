/** Icons that staff can choose for benefits and services: hairlines on a 24 px grid. */
export const contentIconPaths = {
  air: 'M4 3h16v18H4zM4 8h16M4 13h16M4 18h16',
  alert: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5v5.5M12 16v1',
  care: 'M4 20l6-6M9 7a4 4 0 0 1 6-3l-2.5 2.5 2 2L17 6a4 4 0 0 1-5 5.5L9.5 14 8 12.5 10.5 10A4 4 0 0 1 9 7z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 9 19z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  corner: 'M4 4h16v5H9v11H4zM4 4l5 5',
  dealer: 'M4 20V9l8-5 8 5v11zM10 20v-6h4v6',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  dust: 'M3 8h9a2.5 2.5 0 1 0-2.5-2.5M3 12h14a2.5 2.5 0 1 1-2.5 2.5M3 16h7a2.5 2.5 0 1 1-2.5 2.5',
  finish: 'M4 14l10-10 6 6-10 10H4zM11 7l6 6',
  flexible: 'M4 20V4h6v16zM10 4l6 3v10l-6 3M16 7l4-2v14l-4-2',
  heat: 'M12 3v10M9.5 14.5a3.5 3.5 0 1 0 5 0V5a2.5 2.5 0 0 0-5 0z',
  insulation: 'M4 3v18M9 3v18M15 3v18M20 3v18M9 7h6M9 12h6M9 17h6',
  light:
    'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6',
  lock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M12 14.5v2.5',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  measure: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  night: 'M19 14.5A7.5 7.5 0 1 1 9.5 5a6 6 0 0 0 9.5 9.5z',
  outside: 'M4 4h16v16H4zM4 15h16M9 4v11',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  pin: 'M12 21c-4-5-7-8-7-11a7 7 0 0 1 14 0c0 3-3 6-7 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  plus: 'M12 5v14M5 12h14',
  privacy: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM4 20L20 4',
  quiet: 'M4 10v4h3l5 4V6L7 10zM16 9l5 6M21 9l-5 6',
  rain: 'M7 13a4 4 0 0 1 .5-8 5 5 0 0 1 9.5 1 3.5 3.5 0 0 1 0 7zM8 16l-1.5 4M12.5 16L11 20M17 16l-1.5 4',
  safety: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  slim: 'M4 3h16v18H4zM11.5 3v18M12.5 3v18',
  weight: 'M5 9h14l2 11H3zM12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
} as const
export type ContentIcon = keyof typeof contentIconPaths

export function isContentIcon(name: string): name is ContentIcon {
  return Object.hasOwn(contentIconPaths, name)
}

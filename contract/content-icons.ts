/** Icons that staff can choose for benefits and services; the site draws them. */
export const contentIcons = [
  'air',
  'alert',
  'care',
  'chat',
  'check',
  'clock',
  'copy',
  'corner',
  'dealer',
  'download',
  'dust',
  'finish',
  'flexible',
  'heat',
  'insulation',
  'light',
  'link',
  'lock',
  'mail',
  'measure',
  'night',
  'outside',
  'pencil',
  'phone',
  'pin',
  'plus',
  'privacy',
  'quiet',
  'rain',
  'safety',
  'search',
  'share',
  'slim',
  'weight',
] as const
export type ContentIcon = (typeof contentIcons)[number]

export function isContentIcon(name: string): name is ContentIcon {
  return contentIcons.some((icon) => icon === name)
}

export const colors = {
  background: '#FBFAF8',
  paper: '#FFFFFF',
  stone: '#F1EEE9',
  hairline: '#DDD8D0',
  night: '#14181C',
  ink: '#171B1F',
  softInk: '#52585E',
  brand: '#E8590C',
  /** The brand's orange, dark enough for text or for white text on it. */
  accent: '#B83F00',
  /** Background of drop targets and selected items. */
  accentTint: '#FCE9DF',
  /** The brand's orange on the dark ground of a toast. */
  accentOnDark: '#FFB385',
  error: '#A50E3A',
  success: '#1F6B3A',
  warning: '#8A5300',
  info: '#1D5A85',
} as const

export const phones = '@media (max-width: 599.95px)'
export const tablets = '@media (min-width: 600px) and (max-width: 1199.95px)'
export const belowDesktop = '@media (max-width: 1199.95px)'

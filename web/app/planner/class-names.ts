import { buttonClass } from '../ui/button.tsx'

/** Buttons in the planner's dark header, and in the bar at the bottom of a phone. */
export function barButtonClass(variant: 'filled' | 'outlined') {
  return `${buttonClass(variant)} whitespace-nowrap disabled:border-mullion disabled:bg-transparent disabled:text-disabled stacked:disabled:border-hairline max-[360px]:whitespace-normal`
}

/** A field for a number or a code. */
export const fieldClass =
  'min-h-12 rounded-frame border border-field bg-raised px-3 text-ink aria-invalid:border-error disabled:text-disabled'

/** A button or a link among text. */
export const textLink = 'min-h-6 text-left underline decoration-ink/20 underline-offset-4'

/** The heading of a figure. */
export const figureTitle =
  'flex items-center gap-2 font-sans text-small leading-tight font-semibold tracking-normal text-ink stacked:hidden'

/** A remark in small print. */
export const tip = 'text-small text-ink-soft'

/** Text in an empty part of the screen. */
export const note =
  'grid gap-3 px-5 py-5 text-ink-soft *:first:text-ink [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-3'

/** A square button with an icon. */
export const iconButton = 'grid size-11 flex-none place-items-center'

/** The icon and title of a problem. */
export const wrong = 'flex items-center gap-1.5 text-error'

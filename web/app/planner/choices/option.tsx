import type { ReactNode } from 'react'

const chosen = 'aria-pressed:bg-wash aria-pressed:outline-2 aria-pressed:-outline-offset-1 aria-pressed:outline-accent'
const framed = 'min-h-11 border border-hairline bg-raised'

/** How an option looks beside its neighbours. */
const variants = {
  row: `${framed} ${chosen} rounded-frame grid w-full gap-px px-3.5 py-2 text-left`,
  tile: `${framed} ${chosen} rounded-frame grid h-15 place-items-center`,
  chip: `${framed} ${chosen} rounded-frame px-3.5 text-small font-medium`,
  segment: `${framed} flex-1 px-2 text-small font-medium not-first:border-l-0 first:rounded-l-frame last:rounded-r-frame aria-pressed:bg-accent-ink aria-pressed:text-raised`,
  swatch:
    'group grid min-h-11 gap-1.5 text-label leading-tight text-ink-soft aria-pressed:font-semibold aria-pressed:text-ink',
}

/** Around options of a kind. */
export const optionRows = {
  chips: 'flex flex-wrap gap-2',
  segments: 'flex',
  tiles: 'grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2',
  swatches: 'grid grid-cols-3 gap-x-2 gap-y-2.5',
}

type OptionProps = {
  variant: keyof typeof variants
  isChosen: boolean
  onChoose: () => void
  label?: string
  children: ReactNode
}

/** One of several things to choose from. */
export function Option({ variant, isChosen, onChoose, label, children }: OptionProps) {
  return (
    <button type="button" aria-pressed={isChosen} aria-label={label} className={variants[variant]} onClick={onChoose}>
      {children}
    </button>
  )
}

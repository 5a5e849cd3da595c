import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Look = 'filled' | 'outlined' | 'quiet'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-frame border px-6 py-3 text-[0.9375rem] font-semibold transition-colors duration-200'
const looks: Record<Look, string> = {
  filled: 'border-transparent bg-accent-ink text-white hover:bg-[#9a3500]',
  outlined: 'border-current hover:bg-ink hover:text-ground hover:border-ink',
  quiet: 'border-hairline bg-raised hover:border-ink',
}

/** For what must look like a button but is made elsewhere. */
export function buttonLook(look: Look) {
  return `${base} ${looks[look]}`
}

export function Button({ look = 'filled', className = '', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return (
    <button
      type="button"
      className={`${base} ${looks[look]} disabled:border-hairline disabled:bg-transparent disabled:text-ink-soft ${className}`}
      {...rest}
    />
  )
}

export function ButtonLink({ look = 'filled', className = '', ...rest }: LinkProps & { look?: Look }) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />
}

/** In a line of its own, so that it stands on the baseline of the words beside it. */
export function Arrow() {
  return (
    <span aria-hidden>
      <Icon
        name="right"
        className="inline size-[min(1.15em,1.375rem)] align-middle transition-transform duration-200 group-hover:translate-x-1"
      />
    </span>
  )
}

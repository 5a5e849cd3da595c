import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Variant = 'filled' | 'outlined' | 'quiet'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-frame border px-6 py-3 text-body font-semibold transition-colors duration-200'
const variants: Record<Variant, string> = {
  filled: 'border-transparent bg-action text-on-action hover:bg-action-deep',
  outlined: 'border-current hover:bg-ink hover:text-ground hover:border-ink',
  quiet: 'border-hairline bg-raised hover:border-ink',
}

/** For elements styled as a button but rendered elsewhere. */
export function buttonClass(variant: Variant) {
  return `${base} ${variants[variant]}`
}

export function Button({
  variant = 'filled',
  className = '',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return (
    <button
      type="button"
      className={`${base} ${variants[variant]} disabled:border-hairline disabled:bg-transparent disabled:text-ink-soft ${className}`}
      {...rest}
    />
  )
}

export function ButtonLink({ variant = 'filled', className = '', ...rest }: LinkProps & { variant?: Variant }) {
  return <Link className={`${base} ${variants[variant]} ${className}`} {...rest} />
}

/** Inline, so that it aligns with the baseline of the text beside it. */
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

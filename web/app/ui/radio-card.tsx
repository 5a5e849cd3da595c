import type { InputHTMLAttributes } from 'react'

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { value: string }

/** One choice of several as a card, labelled with its value or its children. `className` is the card's height and how it wraps. */
export function RadioCard({ className = 'min-h-12', children, ...input }: RadioCardProps) {
  return (
    <label
      className={`flex ${className} cursor-pointer items-center gap-3 rounded-frame border border-hairline bg-raised px-4 py-2 text-body leading-snug font-medium transition-colors hover:border-ink has-checked:border-accent has-checked:bg-wash-pale has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <input
        type="radio"
        className="size-4 flex-none appearance-none rounded-full border border-field checked:border-[5px] checked:border-accent-ink focus-visible:outline-none"
        {...input}
      />
      {children ?? input.value}
    </label>
  )
}

import type { InputHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string
  name: string
  label: string
  /** Validation error, shown below the input. */
  error?: string | undefined
}

/** A single-line input with label and error. */
export function Field({ id, label, error, className = '', ...input }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-body leading-snug font-semibold">
        {label}
        {!input.required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="mt-1.5 block min-h-12 w-full scroll-mt-32 rounded-frame border border-field bg-raised px-4 transition-colors placeholder:text-placeholder hover:border-ink focus-visible:outline-offset-2 aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error aria-invalid:ring-inset"
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-center gap-1.5 text-small font-medium text-error">
          <Icon name="alert" className="size-4 flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}

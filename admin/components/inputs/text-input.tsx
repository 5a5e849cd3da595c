import { required, TextInput, type TextInputProps, useRecordContext } from 'react-admin'

export const italics = '<em>…</em> sets a word in italics'

type WordsProps = TextInputProps & {
  max: number
  needed?: boolean
  /** What one begins a new record with. */
  isFirst?: boolean
}

/** A line, or several with `multiline`, that takes no more than the server does. */
export function Words({ max, needed, isFirst = false, ...props }: WordsProps) {
  const isNew = useRecordContext()?.id === undefined
  return (
    <TextInput
      {...props}
      autoFocus={isFirst && isNew}
      {...(needed && { validate: required() })}
      slotProps={{ ...props.slotProps, htmlInput: { maxLength: max } }}
      fullWidth
    />
  )
}

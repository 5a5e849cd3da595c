import { TextInput as RaTextInput, required, type TextInputProps, useRecordContext } from 'react-admin'

export const italicsHint = '<em>…</em> makes text italic'

type Props = TextInputProps & {
  /** The same limit that the server checks. */
  maxLength: number
  isRequired?: boolean
  /** The id of a datalist with values to choose from. */
  suggestions?: string
  /** Focused when the form opens for a new record. */
  focusOnCreate?: boolean
}

/** A single line of text, or several with `multiline`. */
export function TextInput({ maxLength, isRequired, suggestions, focusOnCreate = false, ...props }: Props) {
  const isNew = useRecordContext()?.id === undefined
  return (
    <RaTextInput
      {...props}
      autoFocus={focusOnCreate && isNew}
      {...(isRequired && { validate: required() })}
      slotProps={{ ...props.slotProps, htmlInput: { maxLength, list: suggestions } }}
      fullWidth
    />
  )
}

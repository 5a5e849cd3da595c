import { required, TextInput, type TextInputProps } from 'react-admin'

/** A line, or several with `multiline`, that takes no more than the server does. */
export function Words({ max, needed, ...props }: TextInputProps & { max: number; needed?: boolean }) {
  return (
    <TextInput
      {...props}
      {...(needed && { validate: required() })}
      slotProps={{ ...props.slotProps, htmlInput: { maxLength: max } }}
      fullWidth
    />
  )
}

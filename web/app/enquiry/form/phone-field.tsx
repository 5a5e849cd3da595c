import { maxLength } from '@house/contract/validation-limits'
import type { InputEvent, SyntheticEvent } from 'react'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { toPhoneDigits } from '../phone-digits.ts'

/** Reduces '+91 98123-45678' to digits when it is typed, pasted or autofilled. */
export function PhoneField(props: Pick<FieldProps, 'id' | 'name' | 'defaultValue' | 'error'>) {
  return (
    <Field
      {...props}
      label="Phone number"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      enterKeyHint="next"
      placeholder="10 digits"
      maxLength={maxLength.phoneBox}
      required
      onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
      onBeforeInput={onBeforeInput}
      onInput={onInput}
    />
  )
}

/** `maxlength` would truncate a pasted number with spaces and dashes, and lose its last digits. */
function insert(event: SyntheticEvent<HTMLInputElement>, text: string) {
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(toPhoneDigits(text), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Text in IME composition is already in the input. */
function onBeforeInput(event: InputEvent<HTMLInputElement>) {
  if (event.nativeEvent.type === 'textInput' && toPhoneDigits(event.data) !== event.data) insert(event, event.data)
}

function onInput({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return
  const digits = toPhoneDigits(input.value)
  if (digits === input.value) return
  const caret = toPhoneDigits(input.value.slice(0, input.selectionStart ?? 0)).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}

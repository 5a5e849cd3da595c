import { passwordLength } from '@house/contract/validation-limits'
import { TextField } from '@mui/material'

type NewPasswordFieldProps = { name: string; autoFocus?: boolean; defaultValue?: string }

export function NewPasswordField({ name, autoFocus = false, defaultValue }: NewPasswordFieldProps) {
  return (
    <TextField
      name={name}
      defaultValue={defaultValue}
      label="New password"
      type="password"
      autoComplete="new-password"
      required
      autoFocus={autoFocus}
      helperText={`At least ${passwordLength.min} characters.`}
      slotProps={{ htmlInput: { minLength: passwordLength.min } }}
    />
  )
}

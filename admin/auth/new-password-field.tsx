import { passwordLength } from '@house/contract/validation-limits'
import { TextField } from '@mui/material'

export function NewPasswordField({ name, autoFocus = false }: { name: string; autoFocus?: boolean }) {
  return (
    <TextField
      name={name}
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

import { shortestPassword } from '@house/contract/limits'
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
      helperText={`At least ${shortestPassword} characters.`}
      slotProps={{ htmlInput: { minLength: shortestPassword } }}
    />
  )
}

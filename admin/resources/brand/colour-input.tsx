import { isHexColour, normaliseColour } from '@house/contract/brand/colour'
import { Box, InputAdornment, TextField } from '@mui/material'
import { InputHelperText, useInput } from 'react-admin'

type ColourInputProps = {
  source: string
  label: string
  helperText: string
  /** Shown while nothing is chosen. */
  fallback: string
}

/** A colour as text, with the browser's own colour picker beside it. Empty is the default one. */
export function ColourInput({ source, label, helperText, fallback }: ColourInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '', validate: checkColour })
  const colour = normaliseColour(field.value)
  return (
    <TextField
      label={label}
      inputRef={field.ref}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={() => {
        field.onChange(colour)
        field.onBlur()
      }}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      placeholder={fallback}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: 20 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`Pick: ${label}`}
                value={isHexColour(colour) ? colour : fallback}
                onChange={field.onChange}
                sx={{ width: 32, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

function checkColour(value: string) {
  if (value === '' || isHexColour(normaliseColour(value))) return undefined
  return 'This is not a colour. Enter one like #e8590c, or leave it empty.'
}

import { formatDecimal, parseDecimal } from '@house/fenestration/estimate/decimal'
import { formatRupees } from '@house/fenestration/estimate/money'
import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'

type DecimalInputProps = {
  label: string
  /** In units of the last digit: paise, basis points, or as it is. */
  value: number | null
  onChange: (value: number) => void
  /** For a value that may be unknown. */
  onClear?: () => void
  digits?: number
  unit?: '₹' | '%' | 'mm' | ''
  min?: number
  max: number
  helperText?: string
  isWrong?: boolean
}

/** What is typed counts as soon as it is a number within the limits; what is not stays in the field, with the number that counts. */
export function DecimalInput(props: DecimalInputProps) {
  const { label, value, onChange, onClear, digits = 0, unit = '', min = 0, max, helperText, isWrong = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => {
    const number = parseDecimal(text, digits)
    return number !== null && number >= min && number <= max ? number : null
  }
  const isUnreadable = typed !== null && read(typed) === null && !(typed === '' && onClear)
  const shown = (number: number) => [format(number, digits, unit), unit === '%' ? unit : ''].join(' ').trim()
  const unreadable = `Not a number from ${shown(min)} to ${shown(max)}.${value === null ? '' : ` ${shown(value)} counts.`}`
  const adornment = unit && <InputAdornment position={unit === '₹' ? 'start' : 'end'}>{unit}</InputAdornment>
  return (
    <TextField
      label={label}
      value={typed ?? format(value, digits, unit)}
      error={isUnreadable || isWrong}
      helperText={isUnreadable ? unreadable : helperText}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = read(target.value)
        if (number !== null) onChange(number)
        else if (target.value === '') onClear?.()
      }}
      onBlur={() => !isUnreadable && setTyped(null)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        inputLabel: { shrink: true },
        input: unit === '₹' ? { startAdornment: adornment } : { endAdornment: adornment },
      }}
      sx={{ m: 0, '& input': { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

function format(value: number | null, digits: number, unit: string) {
  if (value === null) return ''
  return unit === '₹' ? formatRupees(value).replace('₹ ', '') : formatDecimal(value, digits)
}

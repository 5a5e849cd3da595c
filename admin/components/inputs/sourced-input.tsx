import { maxSourceLength } from '@house/contract/plans/planner-part-options'
import { Box } from '@mui/material'
import { NumberInput, required } from 'react-admin'
import { TextInput } from './text-input.tsx'

type SourcedInputProps = {
  source: string
  /** With the unit. */
  label: string
  /** Drawings need the number, so it cannot stay empty. */
  isRequired?: boolean
}

/** A number with its source beside it. An empty number is not known: nothing is computed from a guess. */
export function SourcedInput({ source, label, isRequired = false }: SourcedInputProps) {
  return (
    <Box sx={{ display: 'grid', gap: { sm: 2 }, gridTemplateColumns: { sm: '16rem 1fr' }, width: '100%' }}>
      <NumberInput
        source={`${source}.value`}
        label={label}
        min={0}
        step="any"
        {...(isRequired ? { validate: required() } : { helperText: 'Empty: not known' })}
      />
      <TextInput source={`${source}.source`} label={`Source of ${label.split(',')[0]}`} maxLength={maxSourceLength} />
    </Box>
  )
}

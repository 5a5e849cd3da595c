import { DateTimeInput, required } from 'react-admin'
import { fromField, toField } from '../../format/datetime.ts'

/** Date and time by the company's clock, wherever the person is. */
export function MomentInput({ source, label }: { source: string; label: string }) {
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText="In Indian time"
      defaultValue={new Date().toISOString()}
      format={toField}
      parse={fromField}
      validate={required()}
    />
  )
}

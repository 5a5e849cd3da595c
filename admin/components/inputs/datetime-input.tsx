import { DateTimeInput as RaDateTimeInput, required } from 'react-admin'
import { fromDateTimeLocal, toDateTimeLocal } from '../../format/datetime.ts'

/** Date and time in the company's time zone, wherever the user is. */
export function DateTimeInput({ source }: { source: string }) {
  return (
    <RaDateTimeInput
      source={source}
      helperText="Indian Standard Time (IST)"
      defaultValue={new Date().toISOString()}
      format={toDateTimeLocal}
      parse={fromDateTimeLocal}
      validate={required()}
    />
  )
}

import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { formatDate, formatDateTime } from '../../format/datetime.ts'

type Column = { source: string; label?: string; sortable?: boolean; cellClassName?: string; headerClassName?: string }
/** Shown before the value on phones, where the table has no header. */
type PhoneLabel = { phoneLabel?: string }

export function DateTimeField({ source, phoneLabel }: Column & PhoneLabel) {
  const value = formatDateTime(useRecordContext()?.[source])
  return (
    <>
      {phoneLabel && (
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {phoneLabel}{' '}
        </Box>
      )}
      {value}
    </>
  )
}

export function DateField({ source }: Column) {
  return formatDate(useRecordContext()?.[source])
}

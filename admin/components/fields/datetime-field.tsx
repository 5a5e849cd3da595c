import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { shownDate, shownMoment } from '../../format/datetime.ts'

type Column = { source: string; label?: string; sortable?: boolean; cellClassName?: string; headerClassName?: string }

/** Day and time by the company's clock. */
export function MomentField({
  source,
  onCard,
}: Column & { /** What it is, where no head says so. */ onCard?: string }) {
  const moment = shownMoment(useRecordContext()?.[source])
  return (
    <>
      {onCard && (
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {onCard}{' '}
        </Box>
      )}
      {moment}
    </>
  )
}

export function DayField({ source }: Column) {
  return shownDate(useRecordContext()?.[source])
}

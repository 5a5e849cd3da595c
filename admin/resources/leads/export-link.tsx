import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { exportAddress } from '../../calls/data-provider.ts'

/** What the list shows, all pages of it, for a spreadsheet. */
export function ExportLink() {
  const { filterValues } = useListContext()
  return (
    <Button
      component="a"
      href={exportAddress(filterValues)}
      download="leads.csv"
      size="small"
      startIcon={<DownloadIcon />}
    >
      Export
    </Button>
  )
}

import DownloadIcon from '@mui/icons-material/Download'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { exportAddress } from '../../api/data-provider.ts'

/** The server makes a workbook of so many in its memory; CSV may have any number. */
const mostInWorkbook = 20_000

/** What the list shows, all pages of it, for a spreadsheet. */
export function ExportMenu() {
  const { filterValues, total = 0 } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const isTooMany = total > mostInWorkbook
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Export
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          component="a"
          href={exportAddress('xlsx', filterValues)}
          download="leads.xlsx"
          disabled={isTooMany}
          onClick={close}
        >
          <ListItemText
            primary="Excel"
            secondary={
              isTooMany ? `At most ${mostInWorkbook.toLocaleString('en-IN')} leads: choose fewer, or take CSV` : null
            }
          />
        </MenuItem>
        <MenuItem component="a" href={exportAddress('csv', filterValues)} download="leads.csv" onClick={close}>
          <ListItemText primary="CSV" />
        </MenuItem>
      </Menu>
    </>
  )
}

import DownloadIcon from '@mui/icons-material/Download'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { downloadUrls } from '../../api/staff-api.ts'

/** The server builds a workbook in memory; CSV is streamed and has no limit. */
const maxWorkbookRows = 20_000

/** Exports all pages of the filtered list. */
export function ExportMenu() {
  const { filterValues, total = 0 } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const isTooMany = total > maxWorkbookRows
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
          href={downloadUrls.leads('xlsx', filterValues)}
          download="leads.xlsx"
          disabled={isTooMany}
          onClick={close}
        >
          <ListItemText
            primary="Excel"
            secondary={
              isTooMany
                ? `At most ${maxWorkbookRows.toLocaleString('en-IN')} leads. Narrow the filters or export CSV.`
                : null
            }
          />
        </MenuItem>
        <MenuItem component="a" href={downloadUrls.leads('csv', filterValues)} download="leads.csv" onClick={close}>
          <ListItemText primary="CSV" />
        </MenuItem>
      </Menu>
    </>
  )
}

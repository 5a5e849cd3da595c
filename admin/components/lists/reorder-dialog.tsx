import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import ReorderIcon from '@mui/icons-material/SwapVert'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Button as MuiButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Button, type RaRecord, useDataProvider, useGetList, useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { plainText } from '../../format/plain-text.ts'
import { publishedOnly } from '../publishing/publication-status.tsx'

const maxRecords = 500

export type ReorderOptions = {
  /** The field that holds the position. */
  by: 'position'
  /** The field with the record's name. */
  name?: string
  /** Filters that must be set, where each of their values has an order of its own. */
  within?: string[]
  /** Filters whose empty value is a group of its own. */
  withinOrNone?: string[]
}

/** Reorders records by drag and drop or with arrow buttons. */
export function ReorderButton({ by, name = 'title', within = [], withinOrNone = [] }: ReorderOptions) {
  const [isOpen, setIsOpen] = useState(false)
  const { filterValues } = useListContext()
  const isEmpty = (filter: string) => filterValues[filter] === undefined || filterValues[filter] === ''
  if (within.some(isEmpty)) return null
  const filter = Object.fromEntries(
    [...within, ...withinOrNone].map((each) => [each, isEmpty(each) ? null : filterValues[each]]),
  )
  return (
    <>
      <Button label="Reorder" onClick={() => setIsOpen(true)}>
        <ReorderIcon />
      </Button>
      {isOpen && <ReorderDialog by={by} name={name} filter={filter} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type ReorderDialogProps = { by: string; name: string; filter: object; onClose: () => void }

function ReorderDialog({ by, name, filter, onClose }: ReorderDialogProps) {
  const { resource } = useListContext()
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [dragged, setDragged] = useState<RaRecord>()
  const { data: records = [] } = useGetList(resource, {
    pagination: { page: 1, perPage: maxRecords },
    sort: { field: by, order: 'ASC' },
    filter: { ...filter, ...publishedOnly },
  })
  const move = async (record: RaRecord | undefined, target: RaRecord | undefined) => {
    if (!record || !target || record.id === target.id) return
    await api.move(resource, record.id, records.indexOf(target) + 1).catch((error: Error) => {
      notify(error.message, { type: 'error' })
    })
    refresh()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reorder">
      <DialogTitle id="reorder">Reorder</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          Drag the rows or use the arrows. The site shows them in this order.
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {records.map((record, index) => (
            <Box
              component="li"
              key={record.id}
              draggable
              onDragStart={() => setDragged(record)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => move(dragged, record)}
              sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider', cursor: 'grab' }}
            >
              <Typography sx={{ flex: 1 }}>{plainText(record[name])}</Typography>
              <IconButton
                aria-label={`${plainText(record[name])}: move up`}
                disabled={index === 0}
                onClick={() => move(record, records[index - 1])}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                aria-label={`${plainText(record[name])}: move down`}
                disabled={index === records.length - 1}
                onClick={() => move(record, records[index + 1])}
              >
                <DownIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
        <MuiButton onClick={onClose}>Done</MuiButton>
      </DialogContent>
    </Dialog>
  )
}

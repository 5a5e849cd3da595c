import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import ArrangeIcon from '@mui/icons-material/SwapVert'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Button as MuiButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Button, type RaRecord, useDataProvider, useGetList, useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'
import { plainText } from '../../format/plain-text.ts'
import { onTheSiteOnly } from '../publishing/publication-status.tsx'

const most = 500

export type Order = {
  by: 'place' | 'position'
  /** What a record is called. */
  name?: string
  /** The filters that choose one list, where there are several. */
  within?: string[]
  /** Filters that choose a list as well when they are empty: that of records without such a group. */
  withinOrNone?: string[]
}

/** Puts the records of one list into another order: by drag, or step by step with the arrows. */
export function ArrangeButton({ by, name = 'title', within = [], withinOrNone = [] }: Order) {
  const [isOpen, setIsOpen] = useState(false)
  const { filterValues } = useListContext()
  const isEmpty = (filter: string) => filterValues[filter] === undefined || filterValues[filter] === ''
  if (within.some(isEmpty)) return null
  const filter = Object.fromEntries(
    [...within, ...withinOrNone].map((each) => [each, isEmpty(each) ? null : filterValues[each]]),
  )
  return (
    <>
      <Button label="Arrange" onClick={() => setIsOpen(true)}>
        <ArrangeIcon />
      </Button>
      {isOpen && <ArrangeDialog by={by} name={name} filter={filter} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type ArrangeDialogProps = { by: string; name: string; filter: object; onClose: () => void }

function ArrangeDialog({ by, name, filter, onClose }: ArrangeDialogProps) {
  const { resource } = useListContext()
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [dragged, setDragged] = useState<RaRecord>()
  const { data: records = [] } = useGetList(resource, {
    pagination: { page: 1, perPage: most },
    sort: { field: by, order: 'ASC' },
    filter: { ...filter, ...onTheSiteOnly },
  })
  const move = async (record: RaRecord | undefined, target: RaRecord | undefined) => {
    if (!record || !target || record.id === target.id) return
    await calls.move(resource, record.id, records.indexOf(target) + 1).catch((error: Error) => {
      notify(error.message, { type: 'error' })
    })
    refresh()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="arrange">
      <DialogTitle id="arrange">Arrange</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          Drag a line to its place, or move it with the arrows. The site shows them in this order.
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
                aria-label={`${plainText(record[name])}: earlier`}
                disabled={index === 0}
                onClick={() => move(record, records[index - 1])}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                aria-label={`${plainText(record[name])}: later`}
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

import DownloadIcon from '@mui/icons-material/Download'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { downloads, type StaffCalls } from '../api/data-provider.ts'
import type { ArchiveRecord } from '../api/types.ts'
import { FileDrop } from '../components/inputs/file-dropzone.tsx'
import { Pane, Panes } from '../components/panels/panel.tsx'
import { shownMoment } from '../format/datetime.ts'

const word = 'REPLACE'

/** The whole content out of this site as one file, and into it. */
export function ArchiveScreen() {
  return (
    <Box sx={{ mt: 3, mb: 6, maxWidth: 1100 }}>
      <Title title="Export and import" />
      <Panes columns={{ xs: '1fr', md: '1fr 1fr' }}>
        <Pane title="Take it along">
          <Typography sx={{ mb: 2 }}>
            Products, pages, articles, projects, settings, search words and old addresses, with every picture and film,
            as one file. With it the site moves to another machine or another database, or back to how it was.
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            Leads and staff are not in it.
          </Typography>
          <Button component="a" href={downloads.archive} download variant="contained" startIcon={<DownloadIcon />}>
            Export the content
          </Button>
        </Pane>
        <Pane title="Put it in">
          <Typography sx={{ mb: 2 }}>
            An archive takes the place of all the content of this site. It is checked to its last picture first; if
            anything is wrong with it, nothing is changed.
          </Typography>
          <Import />
        </Pane>
      </Panes>
    </Box>
  )
}

function Import() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [percent, setPercent] = useState(0)
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (chosen: File) => calls.importContent(chosen, setPercent),
    onSuccess: () => refresh(),
    onError: (error: Error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  })
  const begin = () => {
    if (!file) return
    setPercent(0)
    mutate(file)
    setFile(undefined)
  }
  const busy = percent < 100 ? { label: 'Sending the archive', percent } : { label: 'Checking and importing' }
  return (
    <>
      <FileDrop
        label="Choose an archive"
        hint="or drop it here: a .zip file that was exported from a site like this"
        accept=".zip,application/zip"
        onFile={(chosen) => {
          reset()
          setFile(chosen)
        }}
        busy={isPending ? busy : undefined}
      />
      {data && <Done {...data} />}
      {file && <Confirm name={file.name} onCancel={() => setFile(undefined)} onConfirm={begin} />}
    </>
  )
}

function Done({ company, exported_at, tables }: ArchiveRecord) {
  return (
    <Alert severity="success" variant="outlined" sx={{ mt: 2 }}>
      The content of {company}, exported {shownMoment(exported_at)}, is on the site: {tables.product} products,{' '}
      {tables.blog} articles, {tables.media} pictures and films.
    </Alert>
  )
}

function Confirm({ name, onCancel, onConfirm }: { name: string; onCancel: () => void; onConfirm: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <Dialog open onClose={onCancel} aria-labelledby="confirm" maxWidth="xs" fullWidth>
      <DialogTitle id="confirm">Replace all content?</DialogTitle>
      <DialogContent>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Everything on the site will be what {name} holds. What is here now is lost unless you have exported it.
        </Typography>
        <TextField
          label={`Type ${word} to go on`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Keep what is here</Button>
        <Button variant="contained" disabled={typed !== word} onClick={onConfirm}>
          Replace it
        </Button>
      </DialogActions>
    </Dialog>
  )
}

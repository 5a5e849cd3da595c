import type { ArchiveRecord } from '@house/contract/staff/entities'
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
import type { StaffApi } from '../api/data-provider.ts'
import { downloadUrls } from '../api/staff-api.ts'
import { FileDropzone } from '../components/inputs/file-dropzone.tsx'
import { Panel, PanelGrid } from '../components/panels/panel.tsx'
import { formatDateTime } from '../format/datetime.ts'

const confirmation = 'REPLACE'

/** All content of the site as one ZIP file. */
export function ContentArchive() {
  return (
    <Box sx={{ mt: 3, mb: 6, maxWidth: 1100 }}>
      <Title title="Import/export" />
      <PanelGrid columns={{ xs: '1fr', md: '1fr 1fr' }}>
        <Panel title="Export content">
          <Typography sx={{ mb: 2 }}>
            All products, pages, blog posts, projects, settings, synonyms, redirects and media as one ZIP file. Use it
            to move the site to another server or database, or to restore it later.
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            Leads and users are not included.
          </Typography>
          <Button component="a" href={downloadUrls.archive} download variant="contained" startIcon={<DownloadIcon />}>
            Download export
          </Button>
        </Panel>
        <Panel title="Import content">
          <Typography sx={{ mb: 2 }}>
            An import replaces all content of this site. The file is checked completely first. If anything is wrong,
            nothing changes.
          </Typography>
          <Import />
        </Panel>
      </PanelGrid>
    </Box>
  )
}

function Import() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [percent, setPercent] = useState(0)
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (chosen: File) => api.importContent(chosen, setPercent),
    onSuccess: () => refresh(),
    onError: (error: Error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  })
  const begin = () => {
    if (!file) return
    setPercent(0)
    mutate(file)
    setFile(undefined)
  }
  const busy = percent < 100 ? { label: 'Uploading', percent } : { label: 'Checking and importing' }
  return (
    <>
      <FileDropzone
        label="Choose a file"
        hint="or drop it here: a ZIP file exported from this back office"
        accept=".zip,application/zip"
        onFile={(chosen) => {
          reset()
          setFile(chosen)
        }}
        busy={isPending ? busy : undefined}
      />
      {data && <ImportSummary {...data} />}
      {file && <Confirm name={file.name} onCancel={() => setFile(undefined)} onConfirm={begin} />}
    </>
  )
}

function ImportSummary({ company, exported_at, tables }: ArchiveRecord) {
  return (
    <Alert severity="success" variant="outlined" sx={{ mt: 2 }}>
      Imported the content of {company}, exported {formatDateTime(exported_at)}: {tables.product} products,{' '}
      {tables.blog} blog posts, {tables.media} media files.
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
          All content is replaced by the content of {name}. To keep the current content, export it first.
        </Typography>
        <TextField
          label={`Type ${confirmation} to confirm`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" disabled={typed !== confirmation} onClick={onConfirm}>
          Replace content
        </Button>
      </DialogActions>
    </Dialog>
  )
}

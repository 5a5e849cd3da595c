import DownloadIcon from '@mui/icons-material/Download'
import {
  Alert,
  Box,
  Button,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Title, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { downloads, type StaffCalls } from '../api/data-provider.ts'
import type { SheetReport } from '../api/types.ts'
import { FileDrop } from '../components/inputs/file-dropzone.tsx'
import { Figure, Pane, Panes } from '../components/panels/panel.tsx'
import { plainText } from '../format/plain-text.ts'

/** A file is looked at first, row by row, and imported when the person has seen what it would do. */
export function ProductImport() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [isDone, setIsDone] = useState(false)
  const complain = (error: Error) => notify(error.message, { type: 'error' })
  const check = useMutation({ mutationFn: calls.checkProductSheet, onError: complain })
  const apply = useMutation({
    mutationFn: calls.importProductSheet,
    onError: complain,
    onSuccess: () => {
      setIsDone(true)
      refresh()
    },
  })
  const look = (chosen: File) => {
    setFile(chosen)
    setIsDone(false)
    check.mutate(chosen)
  }
  const report = check.data
  return (
    <Box sx={{ mt: 3, mb: 6, display: 'grid', gap: 4, minWidth: 0, maxWidth: 1100 }}>
      <Title title="Import products" />
      <Step number={1} title="Choose a file">
        <FileDrop
          label="Choose a CSV file"
          hint="or drop it here. It is looked at first; nothing is changed yet."
          accept=".csv,.txt,text/csv"
          onFile={look}
          busy={check.isPending ? { label: `Looking at ${file?.name}` } : undefined}
        />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 2 }}>
          <Button component="a" href={downloads.products} download="products.csv" startIcon={<DownloadIcon />}>
            All products as a file
          </Button>
          <Button
            component="a"
            href={downloads.productTemplate}
            download="products-template.csv"
            startIcon={<DownloadIcon />}
          >
            An empty template
          </Button>
        </Box>
        <Explanation />
      </Step>
      {report && (
        <Step number={2} title={`What ${file?.name ?? 'the file'} would do`}>
          <Report {...report} />
        </Step>
      )}
      {report && (
        <Step number={3} title="Import">
          {isDone ? (
            <Alert severity="success" variant="outlined">
              Imported. It is on the site.{' '}
              <Link component={RouterLink} to="/products">
                See the products
              </Link>
            </Alert>
          ) : (
            <>
              <Button
                variant="contained"
                disabled={report.bad > 0 || report.new + report.changed === 0 || apply.isPending}
                onClick={() => file && apply.mutate(file)}
              >
                {apply.isPending ? 'Importing…' : buttonOf(report)}
              </Button>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {adviceOf(report)}
              </Typography>
            </>
          )}
        </Step>
      )}
    </Box>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby={`step-${number}`}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '4rem minmax(0, 1fr)' } }}
    >
      <Typography aria-hidden sx={{ typography: 'h5', color: 'primary.main', lineHeight: 1.2 }}>
        {number}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h2" id={`step-${number}`} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}

function Explanation() {
  return (
    <Box
      component="details"
      sx={{ mt: 2, borderTop: 1, borderColor: 'divider', pt: 2, '& dt': { fontWeight: 600, mt: 1 }, '& dd': { m: 0 } }}
    >
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        What stands in the columns
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        A row whose slug is known changes that product, any other adds one at the end of its list. A column that is not
        in the file is left alone.
      </Typography>
      <dl>
        <dt>slug</dt>
        <dd>The last part of its address, such as bay-window. Always needed.</dd>
        <dt>title, list</dt>
        <dd>Needed for a new product. The list by its slug, such as window.</dd>
        <dt>image to image4, page_bottom_image</dt>
        <dd>A picture of the media library, by its file name or its whole address.</dd>
        <dt>page_banner, accessories</dt>
        <dd>Several, each on a line of its own or with a | between them.</dd>
        <dt>description_data</dt>
        <dd>The accordion, as an export writes it. Leave the column out to keep it.</dd>
      </dl>
    </Box>
  )
}

function Report(report: SheetReport) {
  return (
    <>
      <Panes columns={{ xs: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
        <Figure value={String(report.new)} label="new" />
        <Figure value={String(report.changed)} label="changed" />
        <Figure value={String(report.unchanged)} label="unchanged" />
        <Figure value={String(report.bad)} label={report.bad === 1 ? 'bad row' : 'bad rows'} isBad={report.bad > 0} />
      </Panes>
      {report.mistakes.length > 0 && <Mistakes mistakes={report.mistakes} />}
      {report.steps.length > 0 && <Steps steps={report.steps} all={report.new + report.changed} />}
    </>
  )
}

function Mistakes({ mistakes }: Pick<SheetReport, 'mistakes'>) {
  return (
    <Rows title="To be mended" head={['Row', 'Column', 'What is wrong']}>
      {mistakes.map(({ row, column, message }) => (
        <TableRow key={`${row} ${column} ${message}`}>
          <TableCell>{row}</TableCell>
          <TableCell>{column || '–'}</TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {column} {message}.
          </TableCell>
        </TableRow>
      ))}
    </Rows>
  )
}

function Steps({ steps, all }: Pick<SheetReport, 'steps'> & { all: number }) {
  const title = steps.length < all ? `The first ${steps.length} of ${all} that are new or changed` : 'New and changed'
  return (
    <Rows title={title} head={['Row', 'Product', 'What happens']}>
      {steps.map(({ row, slug, title: name, kind, columns }) => (
        <TableRow key={row}>
          <TableCell>{row}</TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {plainText(name)}
            <Typography variant="body2" color="textSecondary">
              {slug}
            </Typography>
          </TableCell>
          <TableCell>
            <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
              {kind === 'new' && <Chip size="small" color="success" label="new" />}
              {columns.map((column) => (
                <Chip key={column} size="small" variant="outlined" label={column} />
              ))}
            </Box>
          </TableCell>
        </TableRow>
      ))}
    </Rows>
  )
}

function Rows({ title, head, children }: { title: string; head: string[]; children: ReactNode }) {
  return (
    <Pane title={title} sx={{ border: 1, borderColor: 'divider', mt: 2, overflowX: 'auto' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {head.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Pane>
  )
}

function buttonOf({ new: added, changed }: SheetReport) {
  const count = added + changed
  return `Import ${count} ${count === 1 ? 'product' : 'products'}`
}

function adviceOf({ bad, new: added, changed }: SheetReport) {
  if (bad > 0)
    return 'Mend the rows above in the spreadsheet, save it, and choose the file again. It is all or nothing.'
  return added + changed === 0
    ? 'There is nothing to import: the site has all of this.'
    : 'All of it, or nothing if something goes wrong.'
}

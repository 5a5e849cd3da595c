import type { ProductImportReport } from '@house/contract/staff/entities'
import DownloadIcon from '@mui/icons-material/Download'
import {
  Alert,
  Box,
  Button,
  Chip,
  FormControlLabel,
  Link,
  Radio,
  RadioGroup,
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
import type { StaffApi } from '../api/data-provider.ts'
import { downloadUrls } from '../api/staff-api.ts'
import { FileDropzone } from '../components/inputs/file-dropzone.tsx'
import { Panel, PanelGrid, Stat } from '../components/panels/panel.tsx'
import { plainText } from '../format/plain-text.ts'

/** Checks a CSV file and shows what would change before it is imported. */
export function ProductImport() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [isDone, setIsDone] = useState(false)
  const [areDrafts, setAreDrafts] = useState(true)
  const showError = (error: Error) => notify(error.message, { type: 'error' })
  const check = useMutation({ mutationFn: api.checkProductImport, onError: showError })
  const apply = useMutation({
    mutationFn: (chosen: File) => api.importProducts(chosen, { areDrafts }),
    onError: showError,
    onSuccess: () => {
      setIsDone(true)
      refresh()
    },
  })
  const checkFile = (chosen: File) => {
    setFile(chosen)
    setIsDone(false)
    check.mutate(chosen)
  }
  const report = check.data
  return (
    <Box sx={{ mt: 3, mb: 6, display: 'grid', gap: 4, minWidth: 0, maxWidth: 1100 }}>
      <Title title="Import products" />
      <Step number={1} title="Choose a file">
        <FileDropzone
          label="Choose a CSV file"
          hint="or drop it here. You see a preview before anything changes."
          accept=".csv,.txt,text/csv"
          onFile={checkFile}
          busy={check.isPending ? { label: `Checking ${file?.name}` } : undefined}
        />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 2 }}>
          <Button component="a" href={downloadUrls.products} download="products.csv" startIcon={<DownloadIcon />}>
            Export products
          </Button>
          <Button
            component="a"
            href={downloadUrls.productTemplate}
            download="products-template.csv"
            startIcon={<DownloadIcon />}
          >
            Download template with a sample row
          </Button>
        </Box>
        <ColumnReference />
      </Step>
      {report && (
        <Step number={2} title={`Preview of ${file?.name ?? 'the file'}`}>
          <Report {...report} />
        </Step>
      )}
      {report && (
        <Step number={3} title="Import">
          {isDone ? (
            <Alert severity="success" variant="outlined">
              {areDrafts ? 'Imported as drafts: look at them, then publish them.' : 'Imported and published.'}{' '}
              <Link component={RouterLink} to="/products">
                View products
              </Link>
            </Alert>
          ) : (
            <>
              <RadioGroup
                aria-label="How to import"
                value={areDrafts ? 'drafts' : 'published'}
                onChange={(_, value) => setAreDrafts(value === 'drafts')}
                sx={{ mb: 2 }}
              >
                <FormControlLabel
                  value="drafts"
                  control={<Radio />}
                  label="As drafts: the site stays as it is until you publish them"
                />
                <FormControlLabel value="published" control={<Radio />} label="Publish at once" />
              </RadioGroup>
              <Button
                variant="contained"
                disabled={report.bad > 0 || report.new + report.changed === 0 || apply.isPending}
                onClick={() => file && apply.mutate(file)}
              >
                {apply.isPending ? 'Importing…' : importLabel(report)}
              </Button>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {importHint(report)}
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

function ColumnReference() {
  return (
    <Box
      component="details"
      sx={{ mt: 2, borderTop: 1, borderColor: 'divider', pt: 2, '& dt': { fontWeight: 600, mt: 1 }, '& dd': { m: 0 } }}
    >
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        Column reference
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        A row with an existing slug updates that product. Any other row adds a product at the end of its list. Columns
        that are not in the file stay unchanged.
      </Typography>
      <dl>
        <dt>slug</dt>
        <dd>The last part of the URL, for example bay-window. Required.</dd>
        <dt>title, list</dt>
        <dd>Required for a new product. The slug of the product list, for example window.</dd>
        <dt>image to image4, page_bottom_image</dt>
        <dd>An image of the media library, by file name or URL.</dd>
        <dt>page_banner, accessories</dt>
        <dd>Several values, one per line or separated by |.</dd>
        <dt>description_data</dt>
        <dd>The accordion, in the format of the export. Leave the column out to keep it.</dd>
      </dl>
    </Box>
  )
}

function Report(report: ProductImportReport) {
  return (
    <>
      <PanelGrid columns={{ xs: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
        <Stat value={String(report.new)} label="new" />
        <Stat value={String(report.changed)} label="changed" />
        <Stat value={String(report.unchanged)} label="unchanged" />
        <Stat
          value={String(report.bad)}
          label={report.bad === 1 ? 'row with errors' : 'rows with errors'}
          isError={report.bad > 0}
        />
      </PanelGrid>
      {report.mistakes.length > 0 && <Errors mistakes={report.mistakes} />}
      {report.steps.length > 0 && <Changes steps={report.steps} all={report.new + report.changed} />}
    </>
  )
}

function Errors({ mistakes }: Pick<ProductImportReport, 'mistakes'>) {
  return (
    <ReportTable title="Errors" head={['Row', 'Column', 'Error']}>
      {mistakes.map(({ row, column, message }) => (
        <TableRow key={`${row} ${column} ${message}`}>
          <TableCell>{row}</TableCell>
          <TableCell>{column || '–'}</TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {column} {message}.
          </TableCell>
        </TableRow>
      ))}
    </ReportTable>
  )
}

function Changes({ steps, all }: Pick<ProductImportReport, 'steps'> & { all: number }) {
  const title = steps.length < all ? `Changes (first ${steps.length} of ${all})` : 'Changes'
  return (
    <ReportTable title={title} head={['Row', 'Product', 'Change']}>
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
    </ReportTable>
  )
}

function ReportTable({ title, head, children }: { title: string; head: string[]; children: ReactNode }) {
  return (
    <Panel title={title} sx={{ border: 1, borderColor: 'divider', mt: 2, overflowX: 'auto' }}>
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
    </Panel>
  )
}

function importLabel({ new: added, changed }: ProductImportReport) {
  const count = added + changed
  return `Import ${count} ${count === 1 ? 'product' : 'products'}`
}

function importHint({ bad, new: added, changed }: ProductImportReport) {
  if (bad > 0)
    return 'Correct these rows in the spreadsheet and choose the file again. Either all rows are imported or none.'
  return added + changed === 0
    ? 'Nothing to import: the site already has this data.'
    : 'Either all rows are imported or none.'
}
